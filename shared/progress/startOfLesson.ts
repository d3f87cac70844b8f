/** The only place that decides at which second a lesson begins. It imports nothing: the document has it before any module. */

/** Not in the spec: watched to here, a video is done. */
const DONE_SHARE = 0.95;

/** A position in a lesson. */
interface Watched {
  positionMs: number;
  durationMs: number;
}

/** Returns true where the position is at the end. */
export const isDone = ({ positionMs, durationMs }: Watched): boolean =>
  durationMs > 0 && positionMs / durationMs >= DONE_SHARE;

/** Returns where a lesson was left, in ms: 0 for one that was not begun, and for one at its end. */
export const leftAtMs = (saved: Watched | undefined): number => (saved && !isDone(saved) ? saved.positionMs : 0);

/**
 * Returns the second that a lesson begins at: the one that its link names (0: its beginning), unless the lesson is shorter; else
 * where it was left. `lengthS` is NaN while the length is not known.
 */
export const startOf = (linkS: number | undefined, saved: Watched | undefined, lengthS = NaN): number =>
  linkS !== undefined && !(linkS >= lengthS) ? linkS : leftAtMs(saved) / 1000;
