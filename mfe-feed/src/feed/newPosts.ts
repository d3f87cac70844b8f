import type { FeedPost } from '@bazaar/shared/data/feedPosts';

/** So many posts of the list are compared: more than a page, in case some were taken away meanwhile. */
const COMPARED = 20;

type Identified = Pick<FeedPost, 'id'>;

/** How many posts of the newest page stand before the first one that the list already shows. */
export function countNewPosts(newest: readonly Identified[], shown: readonly Identified[]): number {
  const known = new Set(shown.slice(0, COMPARED).map(({ id }) => id));
  const first = newest.findIndex(({ id }) => known.has(id));
  return first < 0 ? newest.length : first;
}

/** '3', and '10+' when the whole page is new: there may be more behind it. */
export const newPostsText = (count: number, pageSize: number): string =>
  count < pageSize ? String(count) : `${count}+`;
