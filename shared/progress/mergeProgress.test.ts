import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeLists, mergeProgress } from './mergeProgress.ts';
import { parseProgress, type Progress } from './parseProgress.ts';
import { msOn } from './week.ts';

/** Few values, so that equal times and equal days are common. */
const week = fc.option(
  fc.record({ day: fc.integer({ min: 100, max: 109 }), ms: fc.array(fc.nat(5), { minLength: 7, maxLength: 7 }) }),
  { nil: undefined },
);
const progress: fc.Arbitrary<Progress> = fc.record({
  videoId: fc.constantFrom('a', 'b', 'c'),
  title: fc.constantFrom('Lesson', 'पाठ'),
  path: fc.constantFrom('/levels/a/videos/b', '/levels/a/videos/c'),
  positionMs: fc.nat(3),
  durationMs: fc.nat(3),
  watchedAtMs: fc.nat(3),
  isFinished: fc.boolean(),
  seriesLessons: fc.option(fc.nat(2), { nil: undefined }),
  week,
});
const ofOne = progress.map((entry) => ({ ...entry, videoId: 'a' }));
const shuffled = fc
  .array(ofOne, { minLength: 1, maxLength: 8 })
  .chain((states) => fc.tuple(fc.constant(states), fc.shuffledSubarray(states, { minLength: states.length })));

test('10,000 random orders, with repetitions and in parts: each device ends with the same', () => {
  fc.assert(
    fc.property(shuffled, fc.nat(7), ([states, others], at) => {
      const inOrder = states.reduce(mergeProgress);
      const inParts = mergeProgress(
        others.slice(0, at + 1).reduce(mergeProgress),
        others.slice(Math.min(at, others.length - 1)).reduce(mergeProgress),
      );
      expect(parseProgress([inParts])).toEqual(parseProgress([inOrder]));
    }),
    { numRuns: 10_000 },
  );
});

test('10,000 random merges: the newest position wins, a finished lesson stays finished, and no day gets shorter', () => {
  fc.assert(
    fc.property(fc.array(ofOne, { minLength: 1, maxLength: 8 }), (states) => {
      const merged = states.reduce(mergeProgress);
      const newest = states.filter(({ watchedAtMs }) => watchedAtMs === merged.watchedAtMs);
      expect(merged.watchedAtMs).toBe(Math.max(...states.map(({ watchedAtMs }) => watchedAtMs)));
      expect(merged.positionMs).toBe(Math.max(...newest.map(({ positionMs }) => positionMs)));
      expect(merged.isFinished).toBe(states.some(({ isFinished }) => isFinished));
      const { week: all } = merged;
      const hours = states.flatMap(({ week }) => week ?? []);
      expect(all?.day).toBe(hours.length ? Math.max(...hours.map(({ day }) => day)) : undefined);
      if (all)
        for (let on = all.day - 6; on <= all.day; on += 1)
          expect(msOn(all, on)).toBe(Math.max(...hours.map((week) => msOn(week, on))));
    }),
    { numRuns: 10_000 },
  );
});

test('10,000 random lists of two devices: nothing is lost, each lesson is there once, the latest first', () => {
  fc.assert(
    fc.property(fc.array(progress), fc.array(progress), (here, there) => {
      const merged = mergeLists(here, there);
      const ids = merged.map(({ videoId }) => videoId);
      expect(new Set(ids)).toEqual(new Set([...here, ...there].map(({ videoId }) => videoId)));
      expect(ids.length).toBe(new Set(ids).size);
      expect(merged.map(({ watchedAtMs }) => watchedAtMs)).toEqual(
        merged.map(({ watchedAtMs }) => watchedAtMs).toSorted((a, b) => b - a),
      );
    }),
    { numRuns: 10_000 },
  );
});
