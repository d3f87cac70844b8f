import { rootOf } from './firestore/documentName.ts';
import { restFields } from './firestore/restFields.ts';

export interface SeedDocument {
  /** `categories/plumbing` */
  readonly path: string;
  /** Plain values, Dates for timestamps. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Firestore's limit of writes in a commit. */
const WRITES_PER_COMMIT = 500;
const PARALLEL_COMMITS = 4;

/**
 * Writes the documents as the owner, past the rules, to the embedded backend or to Google's emulator.
 * Gives how many. Rejects with the server's answer when it refuses some; the commits before it stay.
 */
export async function seedDocuments(
  baseUrl: string,
  documents: Iterable<SeedDocument>,
  project = 'demo-bazaar',
): Promise<number> {
  const root = rootOf(project);
  const chunks = chunksOf(documents, WRITES_PER_COMMIT);
  let written = 0;

  /** The workers take turns at one iterator, so at most as many commits are open as there are workers. */
  async function work(): Promise<void> {
    for (const chunk of chunks) {
      await commitChunk(`${baseUrl}/v1/${root}:commit`, root, chunk);
      written += chunk.length;
    }
  }

  await Promise.all(Array.from({ length: PARALLEL_COMMITS }, work));
  return written;
}

function* chunksOf<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let chunk: T[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

async function commitChunk(url: string, root: string, documents: readonly SeedDocument[]): Promise<void> {
  const writes = documents.map(({ path, fields }) => ({
    update: { name: `${root}/${path}`, fields: restFields(fields) },
  }));
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ writes }),
  });
  if (!response.ok) throw new Error(`Seeding was refused (${response.status}): ${await response.text()}`);
}
