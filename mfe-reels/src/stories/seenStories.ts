import { remembered, useRemembered } from '@bazaar/shared/device';
import { SEEN_FOR_MS } from '../constants.ts';

/** The stories that were seen to their last image on this device, and when (ms since 1970). */
type Seen = Readonly<Record<string, number>>;

const seen = remembered('bazaar.stories', (stored) => parseSeen(stored, Date.now()));

export const useSeenStories = (): Seen => useRemembered(seen);

/** Remembers that a story was seen to its end. */
export function markSeen(storyId: string): void {
  if (!Object.hasOwn(seen.get(), storyId)) seen.set({ ...seen.get(), [storyId]: Date.now() });
}

/** The stored entries, without those that are too old or malformed. */
export function parseSeen(stored: unknown, nowMs: number): Seen {
  const entries = Object.entries(stored ?? {});
  return Object.fromEntries(entries.filter(([, atMs]) => typeof atMs === 'number' && nowMs - atMs < SEEN_FOR_MS));
}
