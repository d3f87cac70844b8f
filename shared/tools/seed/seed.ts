import { seedDocuments, type SeedDocument } from '../backend/seedDocuments.ts';
import { levelDocuments } from './levels.ts';
import { playlistDocuments } from './playlists.ts';
import { postDocuments, reelDocuments, storyDocuments } from './social.ts';
import { topicDocuments } from './topics.ts';

const DOCUMENTS = '/v1/projects/demo-bazaar/databases/(default)/documents';

interface SeedOptions {
  /** The moment that 'an hour ago' counts from, in ms. The rest is the same whenever it runs. */
  now: number;
  /** The number of feed posts: more for measurements. */
  posts?: number;
}

interface SeedTarget {
  /** Absent: this machine. */
  host?: string;
  firestorePort: number;
  /** The number of feed posts; absent: as `seedCatalogue`. */
  posts?: number;
}

/** The whole school, as documents to be written. */
export function seedCatalogue({ now, posts = 140 }: SeedOptions): SeedDocument[] {
  return [
    ...topicDocuments(now),
    ...levelDocuments(now),
    ...playlistDocuments(now),
    ...reelDocuments(now),
    ...storyDocuments(now),
    ...postDocuments(now, posts),
  ];
}

/** Fills an empty backend with the catalogue and returns how many documents that were; existing data stay. */
export async function seed({ host = 'localhost', firestorePort, posts }: SeedTarget): Promise<number> {
  const url = `http://${host}:${firestorePort}`;
  return (await hasData(url)) ? 0 : seedDocuments(url, seedCatalogue({ now: Date.now(), posts }));
}

async function hasData(url: string): Promise<boolean> {
  const response = await fetch(`${url}${DOCUMENTS}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'categories' }], limit: 1 } }),
  });
  const results = (await response.json()) as { document?: unknown }[];
  return results.some(({ document }) => document !== undefined);
}
