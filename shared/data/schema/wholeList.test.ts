import { beforeEach, expect, test, vi } from 'vitest';
import type { PageQuery } from '../../firebase/firestore.ts';
import { levelVideosOf } from '../levelVideos.ts';
import { playlistVideosOf } from '../playlistVideos.ts';

const { readPage, arrivedPage } = vi.hoisted(() => ({ readPage: vi.fn(), arrivedPage: vi.fn() }));
vi.mock('@bazaar/shared/firebase/firestore', () => ({ readPage, arrivedPage }));
beforeEach(() => {
  readPage.mockReset();
  arrivedPage.mockReset();
});

const lesson = (index: number) => ({
  id: `lesson-${index}`,
  data: { levelVideoName: 'Cut', playlistVideoName: 'Cut', pageNo: '1', createdAt: index },
});

/** A page as the database gives it of so many lessons: its cursor is the index of its last one. */
function pageOf(count: number, { limit, after = [-1] }: Pick<PageQuery, 'limit' | 'after'>) {
  const first = Number(after[0]) + 1;
  const last = Math.min(count, first + limit) - 1;
  const documents = Array.from({ length: last - first + 1 }, (_, index) => lesson(first + index));
  return { documents, ...(last - first + 1 === limit && { next: [last] }) };
}

const LISTS = [
  ['a page of a level', levelVideosOf('level', 1)],
  ['a playlist', playlistVideosOf('playlist')],
] as const;

test.each(LISTS)('%s with 99 lessons: one request', async (_, list) => {
  readPage.mockImplementation((query: PageQuery) => Promise.resolve(pageOf(99, query)));
  const page = await list.fetchPage();
  expect(page.items).toHaveLength(99);
  expect(readPage).toHaveBeenCalledOnce();
});

test.each(LISTS)('%s with 1,001 lessons: all are in the first result, in their order', async (_, list) => {
  readPage.mockImplementation((query: PageQuery) => Promise.resolve(pageOf(1_001, query)));
  const { items, next } = await list.fetchPage();
  expect(items.map(({ createdAt }) => createdAt)).toEqual(Array.from({ length: 1_001 }, (__, index) => index));
  expect(next).toBeUndefined();
  expect(readPage).toHaveBeenCalledTimes(11);
});

test.each(LISTS)('%s of which a later request fails: the error, instead of a part of it', async (_, list) => {
  readPage.mockImplementationOnce((query: PageQuery) => Promise.resolve(pageOf(101, query)));
  readPage.mockRejectedValueOnce(new Error('denied'));
  await expect(list.fetchPage()).rejects.toThrow('denied');
});

test.each(LISTS)(
  '%s whose first hundred the document has read: shown at once only where there are no more',
  (_, list) => {
    arrivedPage.mockReturnValueOnce(pageOf(99, list.read));
    expect(list.firstPage?.()?.items).toHaveLength(99);
    arrivedPage.mockReturnValueOnce(pageOf(101, list.read));
    expect(list.firstPage?.()).toBeUndefined();
  },
);
