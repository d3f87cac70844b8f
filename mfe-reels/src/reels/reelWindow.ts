import { MEDIA_DISTANCE, SHELL_DISTANCE } from './constants.ts';

/** What a reel may own, by its distance from the one on view (§9): nothing, a player without media, or media. */
export type ReelRole = 'far' | 'shell' | 'neighbour' | 'current';

export function roleOf(index: number, current: number): ReelRole {
  const distance = Math.abs(index - current);
  if (distance === 0) return 'current';
  // Of the neighbours only the next one loads ahead: the one before was seen already.
  if (index > current && distance <= MEDIA_DISTANCE) return 'neighbour';
  return distance <= SHELL_DISTANCE ? 'shell' : 'far';
}
