import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** One line a batch: the documents that are written, by their paths, with the hashes of what was written. */
const batchSchema = v.record(v.string(), v.string());

/** The record of all that a folder's sheets have written to a project. It lies beside the sheets, and decides what is written next. */
export interface Journal {
  /** By the path of a document: the hash of its last write. */
  read(): Map<string, string>;
  /** After the project has acknowledged a batch. */
  append(written: ReadonlyMap<string, string>): void;
}

/** The journal of a folder for a project. A line that a crash has cut counts as not written: its batch is written again. */
export function journalOf(folder: string, project: string): Journal {
  const file = join(folder, `.written-to-${encodeURIComponent(project)}`);
  return {
    read() {
      const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
      return new Map(lines.flatMap((line) => Object.entries(batchIn(line))));
    },
    append(written) {
      // The line break first: a line that was cut ends there.
      appendFileSync(file, `\n${JSON.stringify(Object.fromEntries(written))}`);
    },
  };
}

function batchIn(line: string): Record<string, string> {
  try {
    const batch = v.safeParse(batchSchema, JSON.parse(line));
    return batch.success ? batch.output : {};
  } catch {
    return {};
  }
}
