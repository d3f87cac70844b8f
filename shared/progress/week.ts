import { DAY_MS, HOUR_MS, MINUTE_MS } from '../contracts/time.ts';

/** The time that something was watched on a day and on each of the six days before it. */
export interface Week {
  /** Days since 1970 in the learner's time zone. */
  day: number;
  /** Ms on that day, on the day before, and so on. */
  ms: readonly number[];
}

const DAYS = 7;
/** UTC+14: where days begin first. */
const EARLIEST_ZONE_MS = 14 * HOUR_MS;
/** The year 2200: no clock is meant to be later. */
const MAX_DAY = 84_000;

/** The day of a time, in days since 1970 in the learner's time zone. */
export const dayOf = (timeMs: number): number =>
  Math.floor((timeMs - new Date(timeMs).getTimezoneOffset() * MINUTE_MS) / DAY_MS);

/** Ms on one day; 0 for a day that is not in the week. */
export const msOn = ({ day, ms }: Week, on: number): number => ms[day - on] ?? 0;

/**
 * Both together: the later week, with the longer time of each day. Two devices that were both offline on one day, with the
 * same lesson, count as one; all else adds up, because a device goes on from what it has read.
 */
export function mergeWeeks(a: Week | undefined, b: Week | undefined): Week | undefined {
  if (!a || !b) return a ?? b;
  const day = Math.max(a.day, b.day);
  return weekOf(day, (on) => Math.max(msOn(a, on), msOn(b, on)));
}

/** The week with `ms` more on `day`; a day that it no longer has changes nothing. */
export function addToWeek(week: Week | undefined, day: number, ms: number): Week {
  const last = Math.max(week?.day ?? day, day);
  return weekOf(last, (on) => Math.min(DAY_MS, (week ? msOn(week, on) : 0) + (on === day ? ms : 0)));
}

/**
 * Returns a week without days that have not begun anywhere by `nowMs` (firestore.rules): time that was noted on later ones, by
 * a wrong clock, counts for the day of `nowMs`.
 */
export function weekUntil(week: Week, nowMs: number): Week {
  if (week.day * DAY_MS <= nowMs + EARLIEST_ZONE_MS) return week;
  const today = dayOf(nowMs);
  const later = week.ms.reduce((sum, ms, ago) => (week.day - ago > today ? sum + ms : sum), 0);
  return addToWeek(
    weekOf(today, (on) => msOn(week, on)),
    today,
    later,
  );
}

/** A stored week; undefined for anything else. Never throws. */
export function parseWeek(stored: unknown): Week | undefined {
  const { day, ms } = (stored ?? {}) as Partial<Record<keyof Week, unknown>>;
  if (!Number.isInteger(day) || !isWithin(day, MAX_DAY) || !Array.isArray(ms)) return undefined;
  return ms.length === DAYS && ms.every((one) => isWithin(one, DAY_MS)) ? { day, ms: ms as number[] } : undefined;
}

const weekOf = (day: number, msOn: (on: number) => number): Week => ({
  day,
  ms: Array.from({ length: DAYS }, (_, ago) => msOn(day - ago)),
});

const isWithin = (value: unknown, max: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= max;
