import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEqual, mergeLists, mergeProgress, parseProgress, type Progress } from './progress.ts';
import { msOn } from './week.ts';

const max = (...values: number[]) => Math.max(...values);

/** Few values, so that equal times and equal days are common. */
const day = fc.nat(5);
const week = fc.option(
  fc.record({ day: fc.integer({ min: 100, max: 109 }), ms: fc.tuple(day, day, day, day, day, day, day) }),
  {
    nil: undefined,
  },
);
const progress: fc.Arbitrary<Progress> = fc.record({
  videoId: fc.constantFrom('a', 'b', 'c'),
  title: fc.constantFrom('Lesson', 'पाठ'),
  path: fc.constantFrom('/levels/a/videos/b', '/levels/a/videos/c'),
  positionMs: fc.nat(3),
  durationMs: fc.nat(3),
  watchedAtMs: fc.nat(3),
  isFinished: fc.boolean(),
  week,
});
const ofOne = progress.map((entry) => ({ ...entry, videoId: 'a' }));
const states = fc.array(ofOne, { minLength: 1, maxLength: 5 });
const seed = fc.nat(1_000_000);

/** The list in another order, by the seed. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  const rest = [...list];
  return list.map((_, index) => rest.splice((seed >> index) % rest.length, 1)[0]!);
}

const textOf = (entry: Progress) => JSON.stringify([entry.title, entry.path, entry.durationMs, entry.positionMs]);

test('random orders, with repetitions and in parts: each device ends with the same', () => {
  fc.assert(
    fc.property(states, seed, (list, seed) => {
      const others = shuffled(list, seed);
      const at = seed % list.length;
      const inOrder = list.reduce(mergeProgress);
      const inParts = mergeProgress(
        others.slice(0, at + 1).reduce(mergeProgress),
        others.slice(at).reduce(mergeProgress),
      );
      return isEqual(inParts, inOrder) && textOf(inParts) === textOf(inOrder);
    }),
  );
});

test('random merges: the newest position wins, a finished lesson stays finished, and no day gets shorter', () => {
  fc.assert(
    fc.property(states, (list) => {
      const merged = list.reduce(mergeProgress);
      const newest = list.filter(({ watchedAtMs }) => watchedAtMs === merged.watchedAtMs);
      const weeks = list.flatMap(({ week }) => week ?? []);
      const all = merged.week;
      const lastDays = all ? all.ms.map((_, ago) => all.day - ago) : [];
      return (
        merged.watchedAtMs === max(...list.map(({ watchedAtMs }) => watchedAtMs)) &&
        merged.positionMs === max(...newest.map(({ positionMs }) => positionMs)) &&
        merged.isFinished === list.some(({ isFinished }) => isFinished) &&
        all?.day === (weeks.length ? max(...weeks.map(({ day }) => day)) : undefined) &&
        lastDays.every((on) => msOn(all!, on) === max(...weeks.map((week) => msOn(week, on))))
      );
    }),
  );
});

test('random lists of two devices: nothing is lost, each lesson is there once, the latest first', () => {
  const lists = fc.array(progress, { maxLength: 3 });
  fc.assert(
    fc.property(lists, lists, (here, there) => {
      const merged = mergeLists(here, there);
      const ids = new Set([...here, ...there].map(({ videoId }) => videoId));
      return (
        merged.length === ids.size &&
        merged.every(({ videoId }) => ids.has(videoId)) &&
        merged.every(({ watchedAtMs }, index) => watchedAtMs <= (merged[index - 1] ?? merged[0]!).watchedAtMs)
      );
    }),
  );
  expect(mergeLists([], [])).toEqual([]);
});

const OLD = {
  videoId: 'v',
  title: 'Lesson',
  path: '/levels/a/videos/b?page=1',
  positionMs: 5_000,
  durationMs: 60_000,
  watchedAtMs: 1,
};
const NEW = {
  ...OLD,
  isFinished: true,
  thumbnailId: 'poster-lesson-01',
  seriesId: 'level-001',
  seriesName: 'Know the tools',
  seriesLessons: 12,
  seriesMs: 600_000,
  week: { day: 20_000, ms: [5_000, 0, 0, 0, 0, 0, 60_000] },
};

test('entries of this and of older versions are read as they are', () => {
  expect(parseProgress([NEW, OLD])).toEqual([NEW, { ...OLD, isFinished: false }]);
});

test.each([
  ['a picture that would leave its URL', { thumbnailId: '../secret' }],
  ['a picture that is no text', { thumbnailId: {} }],
  ['a series name that is no text', { seriesName: ['x'] }],
  ['an empty series name', { seriesName: '' }],
  ['an id that would leave its URL', { seriesId: '..' }],
  ['a number of lessons that is none', { seriesLessons: '12', seriesMs: Number.NaN }],
  ['a week that is too short', { week: { day: 1, ms: [1] } }],
  ['a day that lasts longer than a day', { week: { day: 1, ms: [1, 2, 3, 4, 5, 6, 86_400_001] } }],
  ['a day after the year 2200', { week: { ...NEW.week, day: 1e9 } }],
])('%s costs only itself', (_case, broken) => {
  expect(parseProgress([{ ...OLD, ...broken }])).toEqual([{ ...OLD, isFinished: false }]);
});

test('an entry of an older version that stands at its end was finished', () => {
  expect(parseProgress([{ ...OLD, positionMs: 58_000 }])).toMatchObject([{ isFinished: true }]);
});

test.each([
  ['no list', { 0: NEW }],
  ['nothing', null],
  ['entries that are none', [null, 7, 'x', []]],
  ['a path to another site', [{ ...NEW, path: '//evil.example' }]],
  ['a path that browsers read as another site', [{ ...NEW, path: '/\\\\evil.example' }]],
  ['a path that leaves this site once it is resolved', [{ ...NEW, path: '/..//evil.example' }]],
  ['a script for a path', [{ ...NEW, path: 'javascript:alert(1)' }]],
  [
    'a position that is no time',
    [
      { ...NEW, positionMs: '5' },
      { ...NEW, positionMs: -1 },
      { ...NEW, durationMs: null },
    ],
  ],
])('%s is dropped', (_case, saved) => expect(parseProgress(saved)).toEqual([]));
