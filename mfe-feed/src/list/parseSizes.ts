import type { CacheSnapshot } from 'virtua';

export interface Sizes {
  /** How many posts, on a screen how wide (px). */
  count: number;
  width: number;
  sizes: CacheSnapshot;
}

/** virtua's own mark of a row that was not measured yet. */
const NOT_MEASURED = -1;

/** The heights of posts as far as they can be true: a post is never 0 px high, nor anything but a number. Never throws. */
export function parseSizes(given: unknown): Sizes | undefined {
  const { count, width, sizes } = (given ?? {}) as { count?: unknown; width?: unknown; sizes?: unknown };
  if (typeof count !== 'number' || typeof width !== 'number' || !Array.isArray(sizes)) return undefined;
  const [heights, estimate] = sizes as unknown[];
  if (!Array.isArray(heights)) return undefined;
  return {
    count,
    width,
    sizes: [
      heights.map((height: unknown) => (isHeight(height) ? height : NOT_MEASURED)),
      ...(isHeight(estimate) ? [estimate] : []),
    ] as CacheSnapshot,
  };
}

const isHeight = (given: unknown): given is number => Number.isFinite(given) && (given as number) > 0;
