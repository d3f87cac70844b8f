import type { Progress } from '@bazaar/shared/progress/progress';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finishedOf, pathsUnderWay } from './series.ts';

let entries = 0;

/** An entry of a lesson of 100 s that nothing else is known of, later in the list and longer ago than the one before. */
const lesson = (given: Partial<Progress>): Progress => {
  entries += 1;
  return {
    videoId: `video-${entries}`,
    title: `Lesson ${entries}`,
    path: `/levels/t/videos/l?video=${entries}`,
    positionMs: 0,
    durationMs: 100_000,
    watchedAtMs: 1e9 - entries,
    isFinished: false,
    ...given,
  };
};

const series = { seriesId: 'level-1', seriesName: 'Keep the books', seriesLessons: 4, seriesMs: 400_000 };

test('lessons of one level are one path: finished of all, how much of it, how long it still takes', () => {
  const begun = lesson({ ...series, positionMs: 50_000 });
  expect(pathsUnderWay([begun, lesson({ ...series, isFinished: true })])).toEqual([
    {
      seriesId: 'level-1',
      name: 'Keep the books',
      finished: 1,
      lessons: 4,
      share: 0.375,
      leftMs: 250_000,
      next: begun,
    },
  ]);
});

test('a path goes on with the lesson watched last that is not finished; with the one watched last where all are', () => {
  const finished = lesson({ ...series, isFinished: true });
  const begun = lesson({ ...series, positionMs: 1 });
  expect(pathsUnderWay([finished, begun])[0]!.next).toBe(begun);
  expect(pathsUnderWay([finished])[0]!.next).toBe(finished);
});

test('entries of an older version: no number of lessons, no share and no time are made up', () => {
  const older = { seriesId: 'level-1', isFinished: true };
  const [path] = pathsUnderWay([lesson({ ...older, title: 'Say the price' }), lesson(older)]);
  expect(path).toMatchObject({ name: 'Say the price', finished: 2, lessons: undefined });
  expect([path!.share, path!.leftMs]).toEqual([undefined, undefined]);
});

test('what one entry of the series knows holds for the path', () => {
  const [path] = pathsUnderWay([lesson({ seriesId: 'level-1' }), lesson(series)]);
  expect(path).toMatchObject({ name: 'Keep the books', lessons: 4, leftMs: 400_000 });
});

test('a level that has grown by a lesson since it was finished is under way again', () => {
  const grown = lesson({ ...series, seriesLessons: 2, isFinished: false });
  const before = lesson({ ...series, seriesLessons: 1, isFinished: true });
  expect(pathsUnderWay([grown, before])).toHaveLength(1);
});

test('a level whose lessons are all finished is finished itself, and its lessons are not listed again', () => {
  const short = { ...series, seriesLessons: 1, isFinished: true };
  const single = lesson({ isFinished: true });
  const finished = finishedOf([lesson(short), single, lesson({})]);
  expect(finished.series.map(({ name, finished: count }) => [name, count])).toEqual([['Keep the books', 1]]);
  expect(finished.lessons).toEqual([single]);
  expect(pathsUnderWay([lesson(short)])).toEqual([]);
});

test('lessons without a length and positions after the end: shares stay within 0 and 1, no time is negative', () => {
  const [path] = pathsUnderWay([
    lesson({ ...series, durationMs: 0, positionMs: 0 }),
    lesson({ ...series, positionMs: 900_000 }),
    lesson({ ...series, seriesMs: 1, durationMs: 900_000, isFinished: true }),
  ]);
  expect(path).toMatchObject({ share: 0.5, leftMs: 0 });
});

const amount = fc.oneof(fc.constantFrom(0, 1, 100_000), fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }));
const entry = fc.record({
  videoId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  title: fc.constant('Lesson'),
  path: fc.constant('/levels'),
  positionMs: amount,
  durationMs: amount,
  watchedAtMs: amount,
  isFinished: fc.boolean(),
  seriesId: fc.constantFrom(undefined, 's1', 's2', 's3'),
  seriesLessons: fc.constantFrom(undefined, 0, 1, 2, 5),
  seriesMs: fc.option(amount, { nil: undefined }),
});
const someEntries = fc.uniqueArray(entry, { selector: ({ videoId }) => videoId });

test('every series is under way or finished, never both, and every finished lesson is counted once', () => {
  fc.assert(
    fc.property(someEntries, (given) => {
      const paths = pathsUnderWay(given);
      const { series: whole, lessons } = finishedOf(given);
      const ids = [...paths, ...whole].map(({ seriesId }) => seriesId);
      const known = new Set<string>(given.flatMap(({ seriesId }) => seriesId ?? []));
      const wholeIds = new Set(whole.map(({ seriesId }) => seriesId));
      const listed = given.filter(({ seriesId, isFinished }) => isFinished && !wholeIds.has(seriesId ?? ''));
      return ids.length === known.size && ids.every((id) => known.has(id)) && lessons.length === listed.length;
    }),
  );
});

test('whatever the numbers are: no more is finished than there is, shares lie within 0 and 1, no time is negative', () => {
  fc.assert(
    fc.property(someEntries, (given) =>
      [...pathsUnderWay(given), ...finishedOf(given).series].every(
        ({ finished, lessons = Infinity, share = 0, leftMs = 0, next, seriesId }) =>
          finished <= lessons && share >= 0 && share <= 1 && leftMs >= 0 && next.seriesId === seriesId,
      ),
    ),
  );
});
