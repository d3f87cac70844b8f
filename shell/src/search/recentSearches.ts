import { remembered } from '@bazaar/shared/device';
import { cutText } from '@bazaar/shared/contracts/cutText';
import { MAX_QUERY_LENGTH, MAX_RECENT } from '@bazaar/shared/search/constants';
import { queryText } from './searchQuery.ts';

/** What was searched for on this device, the last first. Signing out forgets it. */
export const recentSearches = remembered<readonly string[]>('bazaar.recentSearches', parseRecent);

/** Never throws. */
export function parseRecent(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  const texts = stored.filter((text): text is string => typeof text === 'string' && text.trim() !== '');
  return texts.slice(0, MAX_RECENT).map((text) => cutText(text, MAX_QUERY_LENGTH));
}

/** Puts it first; one that begins like it was typed on the way. */
export function rememberSearch(query: string): void {
  const text = queryText(query);
  if (!text) return;
  const isSame = (other: string) => other.toLowerCase() === text.toLowerCase();
  const others = recentSearches.get().filter((other) => !isSame(other));
  recentSearches.set([text, ...others].slice(0, MAX_RECENT));
}
