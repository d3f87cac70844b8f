import type { Report } from '@remotes-kit/release/report';
import { COUNTED } from '@bazaar/shared/contracts/counted';
import { currentVisit, forgetRemembered } from '@bazaar/shared/device';
import { DAY_MS } from '@bazaar/shared/contracts/time';
import { beforeEach, expect, test } from 'vitest';
import { createCounts, watchedQuarters } from './countVisits.ts';

type Lesson = Extract<Parameters<ReturnType<typeof createCounts>['take']>[0], { kind: 'lesson' }>;

const DAYS_OF_A_TEST = 10;
let nowMs = 0;
let day = 1;
/** Each test has days of its own, also one that goes on to the next: what was counted on another one is forgotten. */
beforeEach(() => {
  nowMs = (day += DAYS_OF_A_TEST) * DAY_MS;
});

const lesson = (toS: number, videoId = 'v1'): Lesson => ({
  kind: 'lesson',
  videoId,
  atS: toS,
  lengthS: 100,
  played: [[0, toS]],
});
function page() {
  const counted: Report[] = [];
  return {
    counted,
    ...createCounts(
      (count) => counted.push(count),
      () => nowMs,
    ),
  };
}
const started = { event: 'count', what: COUNTED.started, subject: 'v1', value: 1 };
const quarter = (value: number) => ({ ...started, what: COUNTED.quarter, value });
const left = (value: number) => ({ ...started, what: COUNTED.left, value });

test('a lesson that is watched to its half and left: its start, two quarters, and the part that it was left in', () => {
  const { counted, take, leave } = page();
  for (const toS of [5, 24, 30, 52]) take(lesson(toS));
  leave();
  leave();
  expect(counted).toEqual([started, quarter(1), quarter(2), left(10)]);
});

test('a page that is opened ten times on one day: counted once; on the next day once more', () => {
  const watch = () => {
    const { counted, take, leave } = page();
    take(lesson(10));
    leave();
    return counted;
  };
  const all = Array.from({ length: 10 }, watch);
  expect(all.flat()).toEqual([started, left(2)]);
  nowMs += DAY_MS;
  expect(watch()).toEqual([started, left(2)]);
});

test('who went on after the page was put aside: later quarters count, the first place of leaving stays', () => {
  const { counted, take, leave } = page();
  take(lesson(30));
  leave();
  take(lesson(100));
  leave();
  expect(counted).toEqual([started, quarter(1), left(6), quarter(2), quarter(3), quarter(4)]);
});

test('a signed-out device remembers nothing of what was counted', () => {
  const { take } = page();
  take(lesson(10));
  forgetRemembered(currentVisit());
  const next = page();
  next.take(lesson(10));
  expect(next.counted).toEqual([started]);
});

test('a search without a result: what the table has of it; one of which it has nothing has no text', () => {
  const { counted, take } = page();
  take({ kind: 'noResult', meant: ['veldin', 'lon'] });
  take({ kind: 'noResult', meant: ['veldin'] });
  take({ kind: 'noResult', meant: [] });
  expect(counted).toEqual(
    ['veldin', 'lon', ''].map((subject) => ({ event: 'count', what: COUNTED.noResult, subject, value: 1 })),
  );
});

test('an id that is none: nothing is counted', () => {
  const { counted, take, leave } = page();
  take(lesson(50, '../users/7'));
  leave();
  expect(counted).toEqual([]);
});

test.each<[string, Lesson['played'], number[]]>([
  ['to its end', [[0, 100]], [1, 2, 3, 4]],
  [
    'a jump over the middle: the quarters beside it only',
    [
      [0, 25],
      [74, 100],
    ],
    [1, 4],
  ],
  ['half of a quarter is none', [[0, 12]], []],
  [
    'in pieces',
    [
      [0, 10],
      [10.2, 25],
    ],
    [1],
  ],
  ['the closing words left out', [[75, 98]], [4]],
])('watched %s', (_, played, quarters) => expect(watchedQuarters({ played, lengthS: 100 })).toEqual(quarters));

test('a length that is not known yet: no quarter', () =>
  expect(watchedQuarters({ played: [[0, 5]], lengthS: NaN })).toEqual([]));
