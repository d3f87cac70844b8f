import { DAY_MS, MINUTE_MS } from '@bazaar/shared/contracts/time';
import type { Progress } from '@bazaar/shared/progress/progress';
import { msOn } from '@bazaar/shared/progress/week';

/** Not in the spec: days in the chart, today among them; progress remembers no more. */
const DAYS_SHOWN = 7;

/** A day and the minutes watched on it. */
export interface WatchedDay {
  /** Days since 1970 in the learner's time zone. */
  day: number;
  /** Whole minutes; a day on which something was watched has at least one. */
  minutes: number;
}

const DAY_MINUTES = DAY_MS / MINUTE_MS;

/** The seven days that end `today` (a day as of dayOf), the earliest first. What was noted for a day to come is not counted. */
export const minutesThisWeek = (entries: readonly Progress[], today: number): WatchedDay[] =>
  Array.from({ length: DAYS_SHOWN }, (_, index) => {
    const day = today - (DAYS_SHOWN - 1) + index;
    const ms = entries.reduce((sum, { week }) => sum + (week ? msOn(week, day) : 0), 0);
    return { day, minutes: wholeMinutes(ms) };
  });

/** Two devices at the same time count twice: a day has no more than its own length. */
const wholeMinutes = (ms: number): number =>
  ms > 0 ? Math.min(DAY_MINUTES, Math.max(1, Math.round(ms / MINUTE_MS))) : 0;
