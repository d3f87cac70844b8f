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

/** Returns where a lesson goes on, in ms: where it was left, its beginning where that is its end or beyond it. `lengthMs` is NaN while it is not known. */
export function goesOnAtMs(saved: Watched | undefined, lengthMs = NaN): number {
  const positionMs = leftAtMs(saved);
  return isDone({ positionMs, durationMs: lengthMs }) ? 0 : positionMs;
}

/** The reason why a player starts. */
export type Start =
  /** A lesson is opened: by a visit, a reload or a press on its card. `linkS` is the second that its link names, 0: its beginning. */
  | { reason: 'opened'; linkS: number | undefined; saved: Watched | undefined }
  /** A lesson that is open goes on at the second where it stood: after a failure, or with another stream, engine, element or quality. */
  | { reason: 'goesOn'; stoodAtS: number };

/**
 * Returns the second that a player starts at. A lesson that is opened: the one that its link names, unless the lesson is shorter;
 * else where it was left, its beginning where that is its end, or beyond the end of a lesson that is shorter by now. One that goes on: where it stood, to its very end. `lengthS` is NaN
 * while the length is not known.
 */
export function startOf(start: Start, lengthS = NaN): number {
  if (start.reason === 'goesOn') return start.stoodAtS > lengthS ? lengthS : start.stoodAtS;
  const { linkS, saved } = start;
  if (linkS !== undefined && !(linkS >= lengthS)) return linkS;
  return goesOnAtMs(saved, lengthS * 1000) / 1000;
}
