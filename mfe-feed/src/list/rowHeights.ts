import { remembered } from '@bazaar/shared/device';
import type { CacheSnapshot } from 'virtua';

interface RowHeights {
  /** Of so many posts, on a screen so wide (px). */
  count: number;
  width: number;
  sizes: CacheSnapshot;
}

/** For the life of the tab: after Back or a reload the list is at once as long as it was. */
const heights = remembered('bazaar.feedSizes', parseRowHeights, { session: true });

/** Remembers the measured heights of so many posts. */
export function rememberRowHeights(count: number, sizes: CacheSnapshot): void {
  heights.set(parseRowHeights({ count, width: innerWidth, sizes }));
}

/** The remembered heights of a list of so many posts on a screen of this width. */
export function rowHeights(count: number): CacheSnapshot | undefined {
  const last = heights.get();
  return last?.count === count && last.width === innerWidth ? last.sizes : undefined;
}

/** virtua's own mark of a row that was not measured yet. */
const NOT_MEASURED = -1;

/** The heights that can be true: a post is never 0 px high, nor anything but a number. Never throws. */
export function parseRowHeights(stored: unknown): RowHeights | undefined {
  const { count, width, sizes } = (stored ?? {}) as Partial<Record<keyof RowHeights, unknown>>;
  if (typeof count !== 'number' || typeof width !== 'number' || !Array.isArray(sizes)) return undefined;
  const [measured, estimate] = sizes as unknown[];
  if (!Array.isArray(measured)) return undefined;
  return { count, width, sizes: cacheOf(measured, estimate) };
}

/** What virtua is given to know heights, in px, before it measures: those that are none are not known yet. */
export function cacheOf(heights: readonly unknown[], estimate?: unknown): CacheSnapshot {
  const known = heights.map((height) => (isHeight(height) ? height : NOT_MEASURED));
  return (isHeight(estimate) ? [known, estimate] : [known]) as CacheSnapshot;
}

const isHeight = (value: unknown): value is number => Number.isFinite(value) && (value as number) > 0;
