import { remembered, useRemembered } from '@bazaar/shared/device';
import { CLOCK_DRIFT_MS, SEEN_FOR_MS } from '../constants.ts';

/** The stories that were seen to their last image on this device, and when (ms since 1970). */
type Seen = Readonly<Record<string, number>>;

const seen = remembered('bazaar.stories', (stored) => parseSeen(stored, Date.now()));

export const useSeenStories = (): Seen => useRemembered(seen);

/** Remembers that a story was seen to its end. */
export function markSeen(storyId: string): void {
  if (!Object.hasOwn(seen.get(), storyId)) seen.set({ ...seen.get(), [storyId]: Date.now() });
}

/** The stored entries, without those that are too old, from a time to come (the clock was wrong then) or malformed. */
export function parseSeen(stored: unknown, nowMs: number): Seen {
  const isValid = (atMs: unknown) =>
    typeof atMs === 'number' && atMs > nowMs - SEEN_FOR_MS && atMs < nowMs + CLOCK_DRIFT_MS;
  return Object.fromEntries(Object.entries(stored ?? {}).filter(([, atMs]) => isValid(atMs)));
}
