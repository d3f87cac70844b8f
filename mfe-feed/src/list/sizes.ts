import { remembered } from '@bazaar/shared/device';
import type { CacheSnapshot } from 'virtua';
import { parseSizes } from './parseSizes.ts';

/** For the life of the tab: a reload, too, finds the list as long as it was. */
const kept = remembered('bazaar.feedSizes', parseSizes, { session: true });

/** Remembers, for Back and for a reload, how high the posts were: the list is then at once as long as it was. */
export function keepSizes(count: number, sizes: CacheSnapshot): void {
  kept.set(parseSizes({ count, width: innerWidth, sizes }));
}

/** The heights of a list of so many posts on a screen of this width. */
export function sizesOf(count: number): CacheSnapshot | undefined {
  const last = kept.get();
  return last?.count === count && last.width === innerWidth ? last.sizes : undefined;
}
