import { beforeEach, expect, test, vi } from 'vitest';
import { deleteCollection } from './deleteCollection.ts';

const database = vi.hoisted(() => ({ ids: [] as string[], requests: 0, failsAt: Infinity }));
vi.mock('@bazaar/shared/firebase/firestore', () => ({
  readPage: async ({ limit }: { limit: number }) => {
    database.requests += 1;
    const documents = database.ids.slice(0, limit).map((id) => ({ id, data: {} }));
    return { documents, next: documents.length === limit ? ['x'] : undefined };
  },
  deleteDocuments: async (_: string, ids: string[]) => {
    database.requests += 1;
    if (database.requests >= database.failsAt) throw new Error('no network');
    database.ids = database.ids.filter((id) => !ids.includes(id));
  },
}));
beforeEach(() => void Object.assign(database, { requests: 0, failsAt: Infinity }));

const lessons = (count: number) => Array.from({ length: count }, (_, index) => `lesson-${index}`);

test('1,000 documents: are deleted with 21 requests', async () => {
  database.ids = lessons(1_000);
  await deleteCollection('users/asha/progress');
  expect(database.ids).toEqual([]);
  expect(database.requests).toBe(21);
});

test('a collection without documents: one request', async () => {
  database.ids = [];
  await deleteCollection('users/asha/progress');
  expect(database.requests).toBe(1);
});

test('a deletion that fails half-way: the next one deletes the rest', async () => {
  database.ids = lessons(250);
  database.failsAt = 4;
  await expect(deleteCollection('users/asha/progress')).rejects.toThrow('no network');
  expect(database.ids).toHaveLength(150);
  database.failsAt = Infinity;
  await deleteCollection('users/asha/progress');
  expect(database.ids).toEqual([]);
});
