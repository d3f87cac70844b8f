import type { Progress } from './parseProgress.ts';

/** How much of a lesson was watched, in ms; all of it once it is finished. */
export const watchedMs = ({ isFinished, positionMs, durationMs }: Progress): number =>
  isFinished ? durationMs : Math.min(positionMs, durationMs);

/** The same of its length, 0 to 1; 0 where the length is not known and it is not finished. */
export const watchedShare = (entry: Progress): number =>
  entry.isFinished ? 1 : watchedMs(entry) / Math.max(entry.durationMs, 1);
