import type { CacheSnapshot } from 'virtua';

let kept: { count: number; width: number; sizes: CacheSnapshot } | undefined;

/** Remembers, for Back, how high the posts were: the list is then at once as long as it was. */
export function keepSizes(count: number, sizes: CacheSnapshot): void {
  kept = { count, width: innerWidth, sizes };
}

/** The heights of a list of so many posts on a screen of this width. */
export const sizesOf = (count: number): CacheSnapshot | undefined => (kept?.count === count && kept.width === innerWidth ? kept.sizes : undefined);
