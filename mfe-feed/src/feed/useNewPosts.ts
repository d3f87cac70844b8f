import { newestFeedPosts, type FeedPost } from '@bazaar/shared/data/feedPosts';
import { useList, type List } from '@bazaar/shared/query';
import { useEffect, useState } from 'react';
import { CHECK_NEWEST_EVERY_MS, OLD_AFTER_MS } from '../constants.ts';

interface NewPosts {
  /** Their number, as a text; absent when there are none. */
  count?: string;
  /** The newest page could not be read: what is shown may be outdated (§4). */
  isStale: boolean;
}

/** Reads the newest page in the background, and never moves what the reader looks at. */
export function useNewPosts(list: List<FeedPost>): NewPosts {
  const [openedAtMs] = useState(Date.now);
  const [isDue, setIsDue] = useState(false);
  const newest = useList(isDue ? newestFeedPosts : undefined);
  const { refresh } = newest;
  const isOld = list.readAtMs !== undefined && list.readAtMs > 0 && list.readAtMs < openedAtMs - OLD_AFTER_MS;
  if (isOld && !isDue) setIsDue(true);

  useEffect(() => {
    const check = () => {
      if (document.hidden) return;
      setIsDue(true);
      if (isDue) refresh();
    };
    const timer = setInterval(check, CHECK_NEWEST_EVERY_MS);
    return () => clearInterval(timer);
  }, [isDue, refresh]);

  const isCurrent = newest.status === 'loaded' && !newest.isRefreshing && !newest.isStale;
  const count = isCurrent ? countNewPosts(newest.items, list.items) : 0;
  return {
    isStale: list.status === 'loaded' && (list.isStale || newest.isStale || newest.status === 'error'),
    count: count > 0 ? newPostsText(count, newest.items.length) : undefined,
  };
}

/** So many posts of the list are compared: more than a page, in case some were removed meanwhile. */
const COMPARED = 20;

type Identified = Pick<FeedPost, 'id'>;

/** Counts the posts of the newest page that stand before the first one that the list already shows. */
export function countNewPosts(newest: readonly Identified[], listed: readonly Identified[]): number {
  const ids = new Set(listed.slice(0, COMPARED).map(({ id }) => id));
  const first = newest.findIndex(({ id }) => ids.has(id));
  return first < 0 ? newest.length : first;
}

/** '3', and '10+' when the whole page is new: there may be more behind it. */
export const newPostsText = (count: number, pageSize: number): string =>
  count < pageSize ? String(count) : `${count}+`;
