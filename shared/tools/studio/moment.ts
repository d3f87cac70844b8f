export interface Timing {
  startMs: number;
  endMs: number;
}

/** What a film shows at one moment. Two equal moments are the same picture. */
export interface Moment {
  slide: number;
  /** How far the slide has come in, 0 to 1. */
  entered: number;
  /** How much of the film is over, 0 to 1. */
  progress: number;
}

const ENTRANCE_MS = 600;
/** The bar moves this often: between two of its moves, nothing has to be drawn. */
const BAR_STEP_MS = 500;

/** A slide comes in within 600 ms and then rests; only the bar goes on. */
export function momentAt(ms: number, timings: readonly Timing[]): Moment {
  const found = timings.findIndex(({ endMs }) => ms < endMs);
  const slide = found < 0 ? timings.length - 1 : found;
  const into = Math.min(1, (ms - timings[slide]!.startMs) / ENTRANCE_MS);
  const totalMs = timings.at(-1)!.endMs;
  return {
    slide,
    entered: 1 - (1 - into) ** 3,
    progress: Math.floor(ms / BAR_STEP_MS) / Math.floor(totalMs / BAR_STEP_MS),
  };
}
