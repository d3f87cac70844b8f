import { seedDocuments } from '../backend/seedDocuments.ts';
import { seedCatalogue } from './seedCatalogue.ts';

const DOCUMENTS = '/v1/projects/demo-bazaar/databases/(default)/documents';

/** Fills an empty backend with the catalogue and says how many documents that were; data that are there stay. */
export async function seed({ firestorePort, posts = 140 }: { firestorePort: number; posts?: number }): Promise<number> {
  const url = `http://localhost:${firestorePort}`;
  if (await hasData(url)) return 0;
  const documents = [...seedCatalogue({ now: Date.now(), posts })];
  await seedDocuments(url, documents);
  return documents.length;
}

async function hasData(url: string): Promise<boolean> {
  const response = await fetch(`${url}${DOCUMENTS}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'categories' }], limit: 1 } }),
  });
  const answers = (await response.json()) as { document?: unknown }[];
  return answers.some((answer) => answer.document !== undefined);
}
