import { DRAWN } from '@bazaar/shared/contracts/documentProtocol';
import type { FeedPost } from '@bazaar/shared/data/feedPosts';
import { remembered } from '@bazaar/shared/device';
import type { CacheSnapshot } from 'virtua';
import { firstVisible, positionOf } from './articles.ts';
import type { ScrollAnchor } from './useScrollAnchor.ts';

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

/** Heights in px as virtua takes them before it measures: those that are none are not measured yet. */
function cacheOf(heights: readonly unknown[], estimate?: unknown): CacheSnapshot {
  const sizes = heights.map((height) => (isHeight(height) ? height : NOT_MEASURED));
  return (isHeight(estimate) ? [sizes, estimate] : [sizes]) as CacheSnapshot;
}

const isHeight = (value: unknown): value is number => Number.isFinite(value) && (value as number) > 0;

interface DrawnFeed {
  heights: CacheSnapshot;
  /** The height that the others are taken to have, in px, until they are measured. */
  estimatePx: number;
  /** The position that the reader has scrolled to; absent at the top. */
  anchor?: ScrollAnchor;
}

/** The feed as the document has drawn it (docs/decisions/024), which the list replaces; undefined where it has drawn none. */
export function drawnFeed(posts: readonly FeedPost[]): DrawnFeed | undefined {
  const feed = document.querySelector(`${DRAWN} [role="feed"]`);
  if (!feed) return undefined;
  const rows = [...(feed.firstElementChild?.children ?? [])].map((row) => row.getBoundingClientRect().height);
  // Rows below the screen have been emptied (shared/drawn/leaveOut.ts).
  const heightsOnScreen = rows.filter((height) => height > 0);
  const estimatePx = heightsOnScreen.reduce((sum, height) => sum + height, 0) / heightsOnScreen.length;
  const heights = cacheOf(
    posts.map((_, index) => rows[index]),
    estimatePx,
  );
  const article = scrollY > 0 ? firstVisible(feed) : undefined;
  const postId = article && posts[positionOf(article) - 1]?.id;
  return {
    heights,
    estimatePx,
    ...(postId && { anchor: { postId, topPx: article.getBoundingClientRect().top } }),
  };
}
