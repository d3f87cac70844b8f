import type { Database } from './database.ts';
import type { Journal } from './journal.ts';
import { hashOfWrite, type SchoolDocument } from './schoolDocument.ts';

/** Not in the spec: Firestore takes 10 MiB a request; a row has a few hundred bytes, a long one 50 KB. */
export const BATCH = 100;

/** Documents by what the journal says of them. */
export interface Plan {
  changed: SchoolDocument[];
  unchanged: SchoolDocument[];
  /** Paths that earlier sheets had, and these have not: they stay in the project. */
  dropped: string[];
}

/** Compares the documents with what the folder has written before. */
export function planOf(documents: readonly SchoolDocument[], written: ReadonlyMap<string, string>): Plan {
  const isUnchanged = (document: SchoolDocument) => written.get(document.path) === hashOfWrite(document);
  const paths = new Set(documents.map(({ path }) => path));
  return {
    changed: documents.filter((document) => !isUnchanged(document)),
    unchanged: documents.filter(isUnchanged),
    dropped: [...written.keys()].filter((path) => !paths.has(path)),
  };
}

/**
 * Writes what has changed, and what the project no longer has, batch by batch, and returns how many documents that were. A batch is in
 * the journal once it is acknowledged: after a kill or an error the same call goes on with the first that is not.
 */
export async function writeDocuments(
  documents: readonly SchoolDocument[],
  database: Database,
  journal: Journal,
): Promise<number> {
  const { changed, unchanged } = planOf(documents, journal.read());
  const existing = new Set<string>();
  for (const batch of batchesOf(unchanged))
    for (const path of await database.existing(batch.map(({ path }) => path))) existing.add(path);
  const toWrite = new Set([...changed, ...unchanged.filter(({ path }) => !existing.has(path))]);
  // In the sheets' order: what a document refers to is there before it.
  for (const batch of batchesOf(documents.filter((document) => toWrite.has(document)))) {
    await database.commit(batch);
    journal.append(new Map(batch.map((document) => [document.path, hashOfWrite(document)])));
  }
  return toWrite.size;
}

function batchesOf<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );
}
