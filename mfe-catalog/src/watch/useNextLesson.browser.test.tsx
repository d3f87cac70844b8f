import * as firestore from '@bazaar/shared/firebase/firestore';
import { createQueryClient, QueryClientProvider, type List } from '@bazaar/shared/query';
import type { Lesson } from '@bazaar/shared/data/lessons';
import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useNextLesson } from './useNextLesson.ts';

vi.mock('@bazaar/shared/firebase/firestore', async (load) => ({
  ...(await load<typeof firestore>()),
  readPage: vi.fn(),
}));

/** Requests of the first set of levels that a list reads together (shared/data/schema/oldestFirst.ts). */
const FIRST_SET = 10;

/** The level that is watched comes with the first request, the one after it with the first request of the second set. */
const LEVELS: Record<number, Record<string, unknown>> = {
  0: { levelId: 'watched', levelName: 'Watched', creatorTopicId: 't' },
  [FIRST_SET]: { levelId: 'after', levelName: 'After', creatorTopicId: 't' },
};
const LESSON: Record<string, unknown> = {
  levelVideoId: 'x',
  levelVideoName: 'X',
  levelId: 'after',
  pageNo: '1',
  streamVideoId: 's',
  createdAt: 1,
};

const readDocuments = async ({ collection, where = [], after = [0] }: firestore.PageQuery) => {
  const index = Number(after[0]);
  const isWanted = (data: Record<string, unknown>) => where.every(([field, value]) => data[field] === value);
  const found = collection === 'levels-new' ? LEVELS[index] : LESSON;
  return {
    documents: found && isWanted(found) ? [{ id: String(found['levelVideoId'] ?? found['levelId']), data: found }] : [],
    ...(collection === 'levels-new' && index < FIRST_SET && { next: [index + 1] }),
  };
};

const lists = (ids: readonly string[]) => {
  const items = ids.map((videoId) => ({ videoId, streamVideoId: 's' }) as Lesson);
  return { status: items.length > 0 ? 'loaded' : 'empty', items } as unknown as List<Lesson>;
};
const AT = {
  creatorTopicId: 't',
  levelId: 'watched',
  page: 1,
  videoId: 'last',
  lists: { 1: lists(['last']), 2: lists([]), 3: lists([]) },
  failed: new Set<string>(),
} as const;

test('a topic of more levels than are read at once: it is read on until a lesson follows', async () => {
  vi.mocked(firestore.readPage).mockImplementation(readDocuments);
  const client = createQueryClient();
  const { result } = await renderHook(() => useNextLesson(AT), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await expect.poll(() => result.current.next?.videoId).toBe('x');
  expect(result.current.retry).toBeUndefined();
});
