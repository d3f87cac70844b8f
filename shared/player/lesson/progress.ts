import { useRemembered } from '@bazaar/shared/device';
import { DONE_SHARE } from '../constants.ts';
import { MAX_ENTRIES, progress } from './hasProgress.ts';
import type { Progress } from './parseProgress.ts';

export type { Progress };

/** Where to go on, in ms; 0 for a video not begun or done. */
export function resumeAt(videoId: string): number {
  const entry = progress.get().find((one) => one.videoId === videoId);
  return entry && !isDone(entry) ? entry.positionMs : 0;
}

/** How much of a video was watched, 0 to 1; 1 once it is done. */
export function useWatchedShare(videoId: string): number {
  const entry = useRemembered(progress).find((one) => one.videoId === videoId);
  if (!entry || entry.durationMs <= 0) return 0;
  return isDone(entry) ? 1 : entry.positionMs / entry.durationMs;
}

export const isDone = ({ positionMs, durationMs }: Pick<Progress, 'positionMs' | 'durationMs'>): boolean =>
  durationMs > 0 && positionMs / durationMs >= DONE_SHARE;

/** Remembers how far it was watched; the latest comes first. */
export function saveProgress(entry: Progress): void {
  progress.set([entry, ...progress.get().filter((one) => one.videoId !== entry.videoId)].slice(0, MAX_ENTRIES));
}

/** What was watched last and not to its end, for Continue watching. */
export const useLastWatched = (count: number): Progress[] =>
  useRemembered(progress)
    .filter((entry) => !isDone(entry))
    .slice(0, count);

/** What was watched last among these videos, done or not; undefined when none was. */
export const lastWatchedOf = (videoIds: readonly string[]): Progress | undefined =>
  progress.get().find(({ videoId }) => videoIds.includes(videoId));
