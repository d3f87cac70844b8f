/** The progress that this device knows. */
import { remembered, useRemembered, type Remembered } from '@bazaar/shared/device';
import { isFuture, mergeProgress, notAfter, parseProgress, type Progress } from './progress.ts';
import { isDone } from './startOfLesson.ts';
import { storedProgress } from './stored.ts';
import { addToWeek, dayOf } from './week.ts';

/** Not in the spec: enough for a year of lessons, small enough for any storage. An account remembers all. */
const MAX_ENTRIES = 300;

let parsed: { stored: unknown; entries: readonly Progress[] } | undefined;

/** Its entries, the latest first. */
export const deviceProgress: Remembered<readonly Progress[]> = {
  get() {
    const stored = storedProgress.get();
    if (parsed?.stored !== stored) parsed = { stored, entries: parseProgress(stored) };
    return parsed.entries;
  },
  set(entries) {
    parsed = entries && { stored: entries, entries };
    return storedProgress.set(entries);
  },
  subscribe: storedProgress.subscribe,
};

/** The lessons whose progress the account does not have yet; undefined where none was ever saved there: then it is all of them. */
export const unsavedProgress = remembered<readonly string[] | undefined>('bazaar.unsavedProgress', (stored) =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined,
);

function markUnsaved(videoId: string): void {
  const ids = unsavedProgress.get();
  if (ids && !ids.includes(videoId)) unsavedProgress.set([...ids, videoId]);
}

/** Shortens a list, the latest first, to what a device stores: of more entries it leaves out those that the account has already. */
export const trimmed = (entries: readonly Progress[], unsaved: readonly string[] = []): Progress[] =>
  entries.filter(({ videoId }, index) => index < MAX_ENTRIES || unsaved.includes(videoId));

/** The part of a lesson's progress that a player knows; the rest follows from the entry before. */
export type PlayedProgress = Omit<Progress, 'watchedAtMs' | 'isFinished' | 'week'>;

/** The progress of a video on this device; undefined for one that was not begun. */
export const progressOf = (videoId: string): Progress | undefined =>
  deviceProgress.get().find((one) => one.videoId === videoId);

/**
 * Remembers how far it was watched, and that it has played for `playedMs` since the last time; the latest comes first. Only a
 * lesson that `hasPlayed` is finished by it: a player that stands at the end was not watched to there.
 */
export function saveProgress(watched: PlayedProgress, playedMs: number, hasPlayed = playedMs > 0): void {
  const { videoId } = watched;
  const now = Date.now();
  const others = heldAgainstNow(deviceProgress.get(), now).filter((one) => one.videoId !== videoId);
  const noted = progressOf(videoId);
  const known = noted?.isByDevice ? notAfter(noted, now - 1) : noted;
  const entry: Progress = {
    ...watched,
    // Later than all that is known, also where another device's clock is ahead of this one's.
    watchedAtMs: Math.max(now, (known?.watchedAtMs ?? 0) + 1),
    isByDevice: true,
    isFinished: hasPlayed && isDone(watched),
    week: addToWeek(known?.week, dayOf(now), playedMs),
  };
  markUnsaved(videoId);
  deviceProgress.set(trimmed([known ? mergeProgress(known, entry) : entry, ...others], unsavedProgress.get()));
}

/**
 * Returns the entries, the latest first, as they are to be stored beside one of `nowMs`: notes of this device from a time to come
 * were made by a clock that is right by now, and keep their order just before it. What the server has confirmed stays: where that
 * lies in the future it is this clock that is behind, and nothing is held against it.
 */
function heldAgainstNow(entries: readonly Progress[], nowMs: number): readonly Progress[] {
  const isBehind = entries.some((entry) => !entry.isByDevice && isFuture(entry.watchedAtMs, nowMs));
  if (isBehind) return entries;
  return entries.map((entry, index) =>
    isFuture(entry.watchedAtMs, nowMs) ? { ...entry, watchedAtMs: nowMs - 1 - index } : entry,
  );
}

/** The lessons that were watched last and not to their ends, for Continue watching. */
export const useLastWatched = (count: number): Progress[] =>
  useRemembered(deviceProgress)
    .filter((entry) => !isDone(entry))
    .slice(0, count);

/** The one of these videos that was watched last, done or not; undefined when none was. */
export const lastWatchedOf = (videoIds: readonly string[]): Progress | undefined =>
  deviceProgress.get().find(({ videoId }) => videoIds.includes(videoId));
