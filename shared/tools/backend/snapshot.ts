import { readFileSync, renameSync, writeFileSync } from 'node:fs';

export interface Snapshot {
  /** Call after a change: the file is written soon, once for many changes. */
  schedule(): void;
  /** Writes now what is still waiting. */
  flush(): void;
}

/** Not in the spec. Long enough to gather a whole seed into one write. */
const WRITE_AFTER_MS = 500;

/** Keeps a JSON file up to date with what `read` gives. `file` absent: keeps nothing. */
export function createSnapshot(file: string | undefined, read: () => unknown): Snapshot {
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    if (!timer || !file) return;
    clearTimeout(timer);
    timer = undefined;
    writeAtomically(file, JSON.stringify(read()));
  }

  return {
    schedule() {
      if (file) timer ??= setTimeout(flush, WRITE_AFTER_MS);
    },
    flush,
  };
}

/** The content of the file; undefined when there is none or it is not JSON (that is warned about). */
export function readSnapshot(file: string | undefined): unknown {
  if (!file) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!isMissing) console.warn(`The backend starts empty: ${file} cannot be read.`, error);
    return undefined;
  }
}

/** A crash in the middle leaves the old file whole. */
function writeAtomically(file: string, content: string): void {
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}
