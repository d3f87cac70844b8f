import { ago as texts } from './texts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** 'Just now', '5m ago', '3h ago', '2d ago' (§9). A time to come is 'Just now' too: clocks differ. */
export function timeAgo(thenMs: number, nowMs: number): string {
  const passed = nowMs - thenMs;
  if (passed < MINUTE_MS) return texts.now;
  if (passed < HOUR_MS) return texts.minutes(Math.floor(passed / MINUTE_MS));
  if (passed < DAY_MS) return texts.hours(Math.floor(passed / HOUR_MS));
  return texts.days(Math.floor(passed / DAY_MS));
}
