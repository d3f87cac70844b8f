import { DAY_MS, HOUR_MS, MINUTE_MS } from '../contracts/time.ts';
import { ago as texts } from './texts.ts';

/** 'Just now', '5m ago', '3h ago', '2d ago' (§9). A time to come is 'Just now' too: clocks differ. */
export function timeAgo(thenMs: number, nowMs: number): string {
  const passed = nowMs - thenMs;
  if (passed < MINUTE_MS) return texts.now;
  if (passed < HOUR_MS) return texts.minutes(Math.floor(passed / MINUTE_MS));
  if (passed < DAY_MS) return texts.hours(Math.floor(passed / HOUR_MS));
  return texts.days(Math.floor(passed / DAY_MS));
}
