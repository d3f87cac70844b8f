import { beforeEach, expect, test, vi } from 'vitest';
import type { PageQuery } from '../firebase/firestore.ts';
import { inOrder, lessonsOfLevels } from './levelVideos.ts';

const { readPage } = vi.hoisted(() => ({ readPage: vi.fn() }));
vi.mock('@bazaar/shared/firebase/firestore', () => ({ readPage }));
beforeEach(() => {
  readPage.mockReset();
  vi.spyOn(console, 'warn').mockReturnValue();
});

const document = (id: string, fields: object = {}) => ({
  id,
  data: { levelVideoName: id, levelId: 'l', pageNo: '1', createdAt: 1, ...fields },
});
const idsOf = (videos: readonly { levelVideoId: string }[]) => videos.map(({ levelVideoId }) => levelVideoId);

test('lessons on several pages: all pages are read; malformed documents are left out', async () => {
  readPage
    .mockResolvedValueOnce({ documents: [document('a'), document('b', { pageNo: 7 })], next: ['b'] })
    .mockResolvedValueOnce({ documents: [document('c')] });
  expect(idsOf((await lessonsOfLevels(['l', 'm']).fetch())!)).toEqual(['a', 'c']);
  const query = { collection: 'level-videos-new', where: [['levelId', ['l', 'm']]], limit: 100 };
  expect(readPage.mock.calls).toEqual([[query], [{ ...query, after: ['b'] }]]);
});

test('31 levels: two queries, of 30 and of one', async () => {
  readPage.mockImplementation(({ where }: PageQuery) =>
    Promise.resolve({ documents: [document(`of-${where![0]![1] instanceof Object && where![0]![1].length}`)] }),
  );
  const lessons = await lessonsOfLevels(Array.from({ length: 31 }, (_, index) => `l${index}`)).fetch();
  expect(idsOf(lessons!)).toEqual(['of-30', 'of-1']);
});

test('more than a thousand lessons: none instead of a part of them', async () => {
  readPage.mockResolvedValue({ documents: [document('a')], next: ['a'] });
  expect(await lessonsOfLevels(['l']).fetch()).toBeNull();
  expect(readPage).toHaveBeenCalledTimes(10);
});

test('one page cannot be read: the error is thrown', async () => {
  readPage.mockRejectedValue(new Error('denied'));
  await expect(lessonsOfLevels(['l']).fetch()).rejects.toThrow('denied');
});

test('the lessons of a level: by page, time and id, as its pages list them; with a time that cannot be read last, without one not at all', async () => {
  const documents = [
    document('p3', { pageNo: '3', createdAt: 1 }),
    document('late', { createdAt: 9 }),
    document('b', { createdAt: 5 }),
    document('a', { createdAt: 5 }),
    document('timeless', { createdAt: undefined }),
    document('mistyped', { createdAt: 'after lunch' }),
    document('null', { createdAt: null }),
  ];
  readPage.mockResolvedValue({ documents });
  expect(idsOf(inOrder((await lessonsOfLevels(['l']).fetch())!))).toEqual(['a', 'b', 'late', 'mistyped', 'null', 'p3']);
});
