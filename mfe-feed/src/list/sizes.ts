import type { CacheSnapshot } from 'virtua';

interface Sizes {
  /** How many posts, on a screen how wide (px). */
  count: number;
  width: number;
  sizes: CacheSnapshot;
}

/** For the life of the tab: a reload, too, finds the list as long as it was. */
const KEY = 'bazaar.feedSizes';

let kept: Sizes | undefined;

/** Remembers, for Back and for a reload, how high the posts were: the list is then at once as long as it was. */
export function keepSizes(count: number, sizes: CacheSnapshot): void {
  kept = { count, width: innerWidth, sizes };
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
    const { count, width, sizes } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Sizes>;
    return typeof count === 'number' && typeof width === 'number' && Array.isArray(sizes) ? { count, width, sizes } : undefined;
  } catch {
    return undefined; // storage is blocked or holds something else
  }
}
