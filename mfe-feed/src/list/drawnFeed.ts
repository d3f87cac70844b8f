import type { FeedPost } from '@bazaar/shared/data/feedPosts';
import type { CacheSnapshot } from 'virtua';
import { firstVisible, positionOf } from './articles.ts';
import { cacheOf } from './rowHeights.ts';
import type { ScrollAnchor } from './scrollAnchors.ts';

interface DrawnFeed {
  heights: CacheSnapshot;
  /** So many posts are drawn. */
  count: number;
  /** Where the reader has scrolled to; absent at the top. */
  anchor?: ScrollAnchor;
}

/** The feed as the document has drawn it (docs/decisions/024), which the list replaces; undefined where it has drawn none. */
export function drawnFeed(posts: readonly FeedPost[]): DrawnFeed | undefined {
  const feed = document.querySelector('[data-first-frame] [role="feed"]');
  if (!feed) return undefined;
  const rows = [...(feed.firstElementChild?.children ?? [])].map((row) => row.getBoundingClientRect().height);
  const heights = cacheOf(posts.map((_, index) => rows[index]));
  const count = feed.querySelectorAll('article').length;
  const article = scrollY > 0 ? firstVisible(feed) : undefined;
  const postId = article && posts[positionOf(article) - 1]?.id;
  return { heights, count, ...(postId && { anchor: { postId, topPx: article.getBoundingClientRect().top } }) };
}
