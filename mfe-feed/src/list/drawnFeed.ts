import { DRAWN } from '@bazaar/shared/contracts/documentProtocol';
import type { FeedPost } from '@bazaar/shared/data/feedPosts';
import type { CacheSnapshot } from 'virtua';
import { firstVisible, positionOf } from './articles.ts';
import { cacheOf } from './rowHeights.ts';
import type { ScrollAnchor } from './scrollAnchors.ts';

interface DrawnFeed {
  heights: CacheSnapshot;
  /** How high the others are taken to be, in px, until they are measured. */
  estimatePx: number;
  /** Where the reader has scrolled to; absent at the top. */
  anchor?: ScrollAnchor;
}

/** The feed as the document has drawn it (docs/decisions/024), which the list replaces; undefined where it has drawn none. */
export function drawnFeed(posts: readonly FeedPost[]): DrawnFeed | undefined {
  const feed = document.querySelector(`${DRAWN} [role="feed"]`);
  if (!feed) return undefined;
  const rows = [...(feed.firstElementChild?.children ?? [])].map((row) => row.getBoundingClientRect().height);
  // Rows below the screen have been emptied (shared/drawn/drawnScreen.ts).
  const full = rows.filter((height) => height > 0);
  const estimatePx = full.reduce((sum, height) => sum + height, 0) / full.length;
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
