/** Not in the spec: a stated length that is further off than this is wrong. */
const TOLERANCE_MS = 1_000;

/**
 * The length that a player shows, 0 while unknown. A stream is some milliseconds longer or shorter than on its card,
 * which could show another second: so the stated length is shown where it is about right.
 */
export function shownLength(actualMs: number, statedMs: number | undefined): number {
  if (actualMs === 0 || statedMs === undefined) return actualMs;
  return Math.abs(actualMs - statedMs) < TOLERANCE_MS ? statedMs : actualMs;
}
