import type { Progress } from '@bazaar/shared/progress/progress';
import { addToWeek, dayOf, type Week } from '@bazaar/shared/progress/week';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { minutesThisWeek } from './minutesThisWeek.ts';

const TODAY = 20_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const watched = (week: Week | undefined): Progress => ({
  videoId: 'video',
  title: 'Lesson',
  path: '/levels',
  positionMs: 0,
  durationMs: 0,
  watchedAtMs: 0,
  isFinished: false,
  week,
});
const minutesOf = (weeks: readonly (Week | undefined)[], today = TODAY) =>
  minutesThisWeek(weeks.map(watched), today).map(({ minutes }) => minutes);
const minutes = (...each: number[]) => each.map((one) => one * MINUTE_MS);

afterEach(() => vi.unstubAllEnvs());

test('the days end today, and the times of all lessons on a day are added', () => {
  const week = { day: TODAY, ms: minutes(5, 4, 0, 0, 0, 0, 1) };
  expect(minutesThisWeek([watched(week)], TODAY).map(({ day }) => day - TODAY)).toEqual([-6, -5, -4, -3, -2, -1, 0]);
  expect(minutesOf([week, week])).toEqual([2, 0, 0, 0, 0, 8, 10]);
});

test('a lesson watched days ago: its days move back, and those of more than a week ago are not counted', () => {
  expect(minutesOf([{ day: TODAY - 5, ms: minutes(3, 2, 1, 1, 1, 1, 1) }])).toEqual([2, 3, 0, 0, 0, 0, 0]);
  expect(minutesOf([{ day: TODAY - 7, ms: minutes(3, 2, 1, 1, 1, 1, 1) }])).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('a day to come, of a clock that was ahead, is not counted; its earlier days are', () => {
  expect(minutesOf([{ day: TODAY + 2, ms: minutes(9, 9, 3, 2, 0, 0, 0) }])).toEqual([0, 0, 0, 0, 0, 2, 3]);
});

test('nothing watched, or entries of an older version: no minutes', () => {
  expect(minutesOf([])).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(minutesOf([undefined])).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('a few seconds are one minute, and a day has at most 24 hours', () => {
  expect(minutesOf([{ day: TODAY, ms: [1, 0, 0, 0, 0, 0, 0] }]).at(-1)).toBe(1);
  const wholeDay = { day: TODAY, ms: [24 * HOUR_MS, 0, 0, 0, 0, 0, 0] };
  expect(minutesOf([wholeDay, wholeDay]).at(-1)).toBe(24 * 60);
});

test.each(['America/New_York', 'Asia/Kolkata', 'Pacific/Apia'])(
  'in %s, over a change of the clocks: what was watched on a day stays on that day',
  (zone) => {
    vi.stubEnv('TZ', zone);
    // Noon and the last minute of each day around the begin of summer time in New York.
    const noons = [8, 9, 10, 11].map((date) => new Date(2024, 2, date, 12).getTime());
    const nights = [8, 9, 10, 11].map((date) => new Date(2024, 2, date, 23, 59).getTime());
    const week = [...noons, ...nights].reduce<Week | undefined>(
      (before, timeMs) => addToWeek(before, dayOf(timeMs), MINUTE_MS),
      undefined,
    );
    expect(minutesOf([week], dayOf(nights[3]!))).toEqual([0, 0, 0, 2, 2, 2, 2]);
  },
);

test('seven days in a row whatever was stored, each a whole number of minutes between 0 and 1,440', () => {
  const ms = fc.array(fc.double({ min: 0, max: 24 * HOUR_MS, noNaN: true }), { minLength: 7, maxLength: 7 });
  const week = fc.record({ day: fc.integer({ min: TODAY - 10, max: TODAY + 10 }), ms });
  fc.assert(
    fc.property(fc.array(fc.option(week, { nil: undefined }), { maxLength: 5 }), (weeks) =>
      minutesThisWeek(weeks.map(watched), TODAY).every(
        ({ day, minutes: count }, index) =>
          day === TODAY - 6 + index && Number.isInteger(count) && count >= 0 && count <= 1_440,
      ),
    ),
  );
});
