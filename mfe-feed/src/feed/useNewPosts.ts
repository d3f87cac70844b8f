import { newestFeedPosts, type FeedPost } from '@bazaar/shared/data/feedPosts';
import { useList, type List } from '@bazaar/shared/query';
import { useEffect, useState } from 'react';
import { NEWEST_EVERY_MS, OLD_AFTER_MS } from '../constants.ts';
import { countNewPosts, newPostsText } from './newPosts.ts';

interface NewPosts {
  /** How many, as a text; absent when there are none. */
  count?: string;
  /** The feed could not be compared: what is shown may be outdated (§4). */
  isStale: boolean;
}

/** Asks in the background for the newest page, and never moves what the reader looks at. */
export function useNewPosts(list: List<FeedPost>): NewPosts {
  const [openedAtMs] = useState(Date.now);
  const [isDue, setIsDue] = useState(false);
  const newest = useList(isDue ? newestFeedPosts : undefined);
  const { refresh } = newest;
  const isOld = list.readAtMs !== undefined && list.readAtMs > 0 && list.readAtMs < openedAtMs - OLD_AFTER_MS;
  if (isOld && !isDue) setIsDue(true);

  useEffect(() => {
    const ask = () => {
      if (document.hidden) return;
      setIsDue(true);
      if (isDue) refresh();
    };
    const timer = setInterval(ask, NEWEST_EVERY_MS);
    return () => clearInterval(timer);
  }, [isDue, refresh]);

  const hasAnswer = newest.status === 'loaded' && !newest.isRefreshing && !newest.isStale;
  const count = hasAnswer ? countNewPosts(newest.items, list.items) : 0;
  return {
    isStale: list.status === 'loaded' && (list.isStale || newest.isStale || newest.status === 'error'),
    ...(count > 0 && { count: newPostsText(count, newest.items.length) }),
  };
}
