import type { CacheSnapshot } from 'virtua';
import { parseSizes, type Sizes } from './parseSizes.ts';

/** For the life of the tab: a reload, too, finds the list as long as it was. */
const KEY = 'bazaar.feedSizes';

let kept: Sizes | undefined;

/** Remembers, for Back and for a reload, how high the posts were: the list is then at once as long as it was. */
export function keepSizes(count: number, sizes: CacheSnapshot): void {
  kept = parseSizes({ count, width: innerWidth, sizes });
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Then Back knows them, and a reload measures anew.
  }
}

/** The heights of a list of so many posts on a screen of this width. */
export function sizesOf(count: number): CacheSnapshot | undefined {
  kept ??= saved();
  return kept?.count === count && kept.width === innerWidth ? kept.sizes : undefined;
}

function saved(): Sizes | undefined {
  try {
    return parseSizes(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return undefined; // storage is blocked or holds something else
  }
}
