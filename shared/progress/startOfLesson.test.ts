import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDone, startOf } from './startOfLesson.ts';

const at = (seconds: number) => ({ positionMs: seconds * 1000, durationMs: 100_000 });

test.each<[string, number | undefined, ReturnType<typeof at> | undefined, number | undefined, number]>([
  ['no link and nothing watched: at its beginning', undefined, undefined, 100, 0],
  ['watched to the middle: there', undefined, at(50), 100, 50],
  ['watched to its end: at its beginning', undefined, at(96), 100, 0],
  ['and is shorter than where it was left: at its beginning', undefined, at(50), 40, 0],
  ['and is shorter, so that where it was left is its end: at its beginning', undefined, at(50), 51, 0],
  ['and is shorter, but longer than where it was left: there', undefined, at(50), 60, 50],
  ['a link that names a second: there, whatever was watched', 17, at(50), 100, 17],
  ['a link to its beginning: there, though it was watched', 0, at(50), 100, 0],
  ['a link beyond its length: where it was left', 100, at(50), 100, 50],
  ['a link beyond the length of one that was not watched: at its beginning', 120, undefined, 100, 0],
  ['a link, and no length is known yet: where the link says', 120, at(50), undefined, 120],
])('a lesson is opened, %s', (_promise, linkS, saved, lengthS, expected) =>
  expect(startOf({ reason: 'opened', linkS, saved }, lengthS)).toBe(expected),
);

test.each<[string, number, number | undefined, number]>([
  ['in its middle: there', 50, 100, 50],
  ['near its end, where it counts as finished: there', 97, 100, 97],
  ['at its very end: there', 100, 100, 100],
  ['at its beginning: there', 0, 100, 0],
  ['beyond the end of the stream that goes on, which is a little shorter: at its end', 100.1, 100, 100],
  ['and no length is known yet: there', 97, undefined, 97],
])('a lesson goes on that stood %s', (_promise, stoodAtS, lengthS, expected) =>
  expect(startOf({ reason: 'goesOn', stoodAtS }, lengthS)).toBe(expected),
);

test('whatever is saved and linked: a lesson is never opened at its end', () => {
  const seconds = fc.integer({ min: 0, max: 86_400 });
  fc.assert(
    fc.property(
      fc.option(seconds, { nil: undefined }),
      seconds,
      fc.integer({ min: 1, max: 86_400 }),
      fc.integer({ min: 1, max: 86_400 }),
      (linkS, leftS, lengthBeforeS, lengthS) => {
        const saved = { positionMs: Math.min(leftS, lengthBeforeS) * 1000, durationMs: lengthBeforeS * 1000 };
        const startS = startOf({ reason: 'opened', linkS, saved }, lengthS);
        return (
          startS < lengthS && (startS === linkS || !isDone({ positionMs: startS * 1000, durationMs: lengthS * 1000 }))
        );
      },
    ),
  );
});
