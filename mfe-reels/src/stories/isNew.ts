import { CLOCK_DRIFT_MS, NEW_FOR_MS } from './constants.ts';

/** §4: a story is new while it is under two hours old. One from a clock that is far ahead is not. */
export function isNew(createdAtMs: number | undefined, nowMs: number): boolean {
  if (createdAtMs === undefined) return false;
  const ageMs = nowMs - createdAtMs;
  return ageMs < NEW_FOR_MS && ageMs > -CLOCK_DRIFT_MS;
}
