import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createAccountStore, type Account } from './auth/accountStore.ts';
import { createDocumentStore, decodeDocument, encodeDocument, rootOf } from './firestore/document.ts';
import { asList, asObject } from './json.ts';

/** Not in the spec. Long enough to collect a whole seed into one write. */
const WRITE_AFTER_MS = 500;

/** All data of the backend: documents and accounts, persisted in `snapshotFile` when there is one. */
export function createBackendState(project: string, snapshotFile: string | undefined) {
  const root = rootOf(project);
  let timer: NodeJS.Timeout | undefined;

  /** Writes now what is still waiting. */
  function flush(): void {
    if (!timer || !snapshotFile) return;
    clearTimeout(timer);
    timer = undefined;
    const content = {
      documents: [...documents.all()].map((document) => encodeDocument(document, root)),
      accounts: [...accounts.all()],
    };
    writeAtomically(snapshotFile, JSON.stringify(content));
  }

  /** The file is written soon, once for many changes. */
  function schedule(): void {
    if (snapshotFile) timer ??= setTimeout(flush, WRITE_AFTER_MS);
  }

  const stored = asObject(snapshotFile && readSnapshot(snapshotFile));
  const documents = createDocumentStore(
    schedule,
    asList(stored.documents).map((json) => decodeDocument(json, root)),
  );
  const accounts = createAccountStore(schedule, asList(stored.accounts) as readonly Account[]);
  return { documents, accounts, flush };
}

/** The content of the file; undefined when there is none or it is not JSON (which is warned about). */
function readSnapshot(file: string): unknown {
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
