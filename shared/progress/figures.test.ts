import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownProgress, seriesFacts, seriesProgress, watchedMs, watchedShare } from './figures.ts';
import { parseProgress, type Progress } from './progress.ts';

const LESSONS = ['a', 'b', 'c', 'd'].map((videoId) => ({ videoId, durationMs: 60_000 }));

const watched = (videoId: string, seconds: number, watchedAtMs: number, isFinished = false): Progress => ({
  videoId,
  title: videoId,
  path: '/levels/t/videos/l',
  positionMs: seconds * 1000,
  durationMs: 60_000,
  watchedAtMs,
  isFinished,
  seriesId: 'l',
  seriesLessons: 4,
});
const finished = (videoId: string, watchedAtMs: number) => watched(videoId, 60, watchedAtMs, true);
const nextOf = (...entries: Progress[]) => {
  const { next } = seriesProgress(LESSONS, entries);
  return next && [next.lesson.videoId, next.atMs];
};

test('nothing watched: the first lesson is next, all minutes remain', () => {
  expect(seriesProgress(LESSONS, [])).toEqual({
    finished: 0,
    count: 4,
    isBegun: false,
    leftMs: 240_000,
    share: 0,
    next: { lesson: LESSONS[0], atMs: 0 },
  });
});

test('one finished, one half watched: the half one is next, at its position', () => {
  expect(seriesProgress(LESSONS, [watched('b', 30, 2), finished('a', 1)])).toEqual({
    finished: 1,
    count: 4,
    isBegun: true,
    leftMs: 150_000,
    share: 0.375,
    next: { lesson: LESSONS[1], atMs: 30_000 },
  });
});

test.each([
  ['the lesson watched last is not finished', [watched('c', 12.345, 9), finished('a', 5)], ['c', 12_345]],
  ['the lesson watched last is finished', [finished('b', 9), watched('a', 10, 5)], ['c', 0]],
  ['the one after it was begun earlier', [finished('b', 9), watched('c', 7, 5)], ['c', 7_000]],
  ['those after it are finished too', [finished('b', 9), finished('c', 5), watched('a', 3, 1)], ['d', 0]],
  ['all after it are finished', [finished('d', 9), finished('c', 5), watched('b', 4, 2)], ['a', 0]],
  ['a finished lesson is watched again', [watched('a', 5, 9, true), finished('b', 5)], ['c', 0]],
  ['the last lesson is at its end, but not finished', [watched('b', 60, 9)], ['b', 0]],
  ['only lessons of other series were watched', [watched('x', 5, 9)], ['a', 0]],
] as const)('%s: what is next', (_case, entries, next) => {
  expect(nextOf(...entries)).toEqual(next);
});

test('all finished: nothing is next, nothing remains, the share is 1', () => {
  const all = seriesProgress(
    LESSONS,
    LESSONS.map(({ videoId }, index) => finished(videoId, index)),
  );
  expect(all).toMatchObject({ finished: 4, leftMs: 0, share: 1, next: undefined });
});

test('a lesson of unknown length: what remains is not known; once watched, its player has told the length', () => {
  const lessons = [{ videoId: 'a' }, ...LESSONS.slice(1)];
  expect(seriesProgress(lessons, []).leftMs).toBeUndefined();
  expect(seriesProgress(lessons, [watched('a', 20, 1)]).leftMs).toBe(220_000);
});

test('left beyond the end of a lesson that is shorter by now: it is next from its beginning, and nothing of it is done', () => {
  const shorter = [{ videoId: 'a', durationMs: 30_000 }];
  expect(seriesProgress(shorter, [watched('a', 45, 1)])).toEqual({
    finished: 0,
    count: 1,
    isBegun: true,
    leftMs: 30_000,
    share: 0,
    next: { lesson: shorter[0], atMs: 0 },
  });
  expect(seriesProgress(shorter, [watched('a', 20, 1)])).toMatchObject({ leftMs: 10_000, next: { atMs: 20_000 } });
  expect(seriesProgress(shorter, [{ ...watched('a', 45, 1), isFinished: true }])).toMatchObject({ share: 1 });
});

test('the entries alone: how many are finished of how many, as the latest entry knows it', () => {
  const entries = [
    { ...watched('b', 30, 3), seriesLessons: 5 },
    finished('a', 2),
    { ...finished('x', 9), seriesId: 'm' },
  ];
  expect(knownProgress('l', entries)).toEqual({ finished: 1, count: 5, share: 0.3 });
  expect(knownProgress('l', [finished('x', 1), ...LESSONS.map(({ videoId }) => finished(videoId, 2))])).toEqual({
    finished: 4,
    count: 4,
    share: 1,
  });
});

test.each([
  ['never watched', []],
  ['of an older version', [{ ...finished('a', 1), seriesId: undefined, seriesLessons: undefined }]],
  ['whose number of lessons was not known', [{ ...finished('a', 1), seriesLessons: undefined }]],
  ['that has no lessons', [{ ...finished('a', 1), seriesLessons: 0 }]],
])('entries of a series %s: nothing is known', (_case, entries) => {
  expect(knownProgress('l', entries)).toBeUndefined();
});

test('what the player saves: the number of lessons, and their length where each is known', () => {
  expect(seriesFacts(LESSONS)).toEqual({ seriesLessons: 4, seriesMs: 240_000 });
  expect(seriesFacts([...LESSONS, { videoId: 'e' }])).toEqual({ seriesLessons: 5, seriesMs: undefined });
});

const amount = fc.double({ min: 0, max: 1e7, noNaN: true });
const entry: fc.Arbitrary<Progress> = fc.record({
  videoId: fc.constantFrom('a', 'b', 'c', 'd', 'x'),
  title: fc.constant('t'),
  path: fc.constant('/levels/t/videos/l'),
  positionMs: amount,
  durationMs: amount,
  watchedAtMs: fc.nat(5),
  isFinished: fc.boolean(),
  seriesId: fc.constantFrom('l', 'm', undefined),
  seriesLessons: fc.constantFrom(undefined, 0, 1, 4),
});
const someLessons = fc.uniqueArray(
  fc.record({ videoId: fc.constantFrom('a', 'b', 'c', 'd'), durationMs: fc.option(amount, { nil: undefined }) }),
  { selector: ({ videoId }) => videoId },
);
const isShare = (share: number) => share >= 0 && share <= 1;

test('random entries: figures stay in their ranges, next is open, at a position that the player resumes at', () => {
  fc.assert(
    fc.property(someLessons, fc.array(entry, { maxLength: 8 }), (lessons, entries) => {
      const { finished: done, count, leftMs, share, next } = seriesProgress(lessons, entries);
      const known = knownProgress('l', entries);
      const isFinished = (id: string) => entries.findLast(({ videoId }) => videoId === id)?.isFinished ?? false;
      return (
        count === lessons.length &&
        done >= 0 &&
        done <= count &&
        isShare(share) &&
        (leftMs === undefined || leftMs >= 0) &&
        (next === undefined) === (done === count) &&
        (next === undefined || (!isFinished(next.lesson.videoId) && next.atMs >= 0)) &&
        (known === undefined || (isShare(known.share) && known.finished <= known.count))
      );
    }),
  );
});

const lesson = (positionMs: number, durationMs: number, isFinished = false) =>
  parseProgress([{ videoId: 'v', title: 'T', path: '/a', watchedAtMs: 1, positionMs, durationMs, isFinished }])[0]!;

test('the watched share of a lesson is its position of its length, and all of it once it is finished', () => {
  expect(watchedShare(lesson(30, 120))).toBe(0.25);
  expect(watchedShare(lesson(30, 120, true))).toBe(1);
  expect(watchedMs(lesson(30, 120, true))).toBe(120);
});

test('a position after the end, or a length that is not known, is no share above 1', () => {
  expect(watchedShare(lesson(500, 120))).toBe(1);
  expect(watchedShare(lesson(500, 0))).toBe(0);
  expect(watchedShare(lesson(0, 0, true))).toBe(1);
});
