import { useRemembered } from '@bazaar/shared/device';
import { deviceProgress } from './deviceProgress.ts';
import { mergeProgress } from './mergeProgress.ts';
import type { Progress } from './parseProgress.ts';
import { isDone } from './start.ts';
import { markUnsaved, trimmed, unsavedProgress } from './unsavedProgress.ts';
import { addToWeek, dayOf } from './week.ts';

export type { Progress };

/** What a player knows of a lesson; the rest follows from what was known before. */
export type Watched = Omit<Progress, 'watchedAtMs' | 'isFinished' | 'week'>;

/** What this device knows of a video; undefined for one that was not begun. */
export const progressOf = (videoId: string): Progress | undefined =>
  deviceProgress.get().find((one) => one.videoId === videoId);

/** Remembers how far it was watched, and that it has played for `playedMs` since the last time; the latest comes first. */
export function saveProgress(watched: Watched, playedMs: number): void {
  const { videoId } = watched;
  const others = deviceProgress.get().filter((one) => one.videoId !== videoId);
  const now = Date.now();
  const known = progressOf(videoId);
  const entry: Progress = {
    ...watched,
    // Later than all that is known, also where another device's clock is ahead of this one's.
    watchedAtMs: Math.max(now, (known?.watchedAtMs ?? 0) + 1),
    isByDevice: true,
    isFinished: isDone(watched),
    week: addToWeek(known?.week, dayOf(now), playedMs),
  };
  markUnsaved(videoId);
  deviceProgress.set(trimmed([known ? mergeProgress(known, entry) : entry, ...others], unsavedProgress.get()));
}

/** What was watched last and not to its end, for Continue watching. */
export const useLastWatched = (count: number): Progress[] =>
  useRemembered(deviceProgress)
    .filter((entry) => !isDone(entry))
    .slice(0, count);

/** What was watched last among these videos, done or not; undefined when none was. */
export const lastWatchedOf = (videoIds: readonly string[]): Progress | undefined =>
  deviceProgress.get().find(({ videoId }) => videoIds.includes(videoId));
