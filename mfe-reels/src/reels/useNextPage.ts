import type { Reel } from '@bazaar/shared/data/reels';
import type { List } from '@bazaar/shared/query';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { LOAD_MORE_WITHIN_PX, MAX_PAGES_WITHOUT_REELS, SCROLL_THROTTLE_MS } from './constants.ts';

/** Shows 'Load more' once so many pages in a row brought no reel; absent while the next one is asked for by itself. */
type LoadMore = (() => void) | undefined;

/**
 * Asks for the next page while less than 1000 px of the feed are below the screen (§9), looked at when the feed scrolls, at
 * most every 100 ms, and after every page: one that brings no reel is followed by the next. Without a feed the end is near.
 */
export function useNextPage(list: List<Reel>, count: number, feed?: RefObject<HTMLElement | null>): LoadMore {
  const [asked, setAsked] = useState({ count, pages: 0 });
  const pages = asked.count === count ? asked.pages : 0;
  const isWaiting = list.hasMore && !list.isLoadingMore && !list.isRefreshing && !list.hasLoadMoreFailed;
  const mayAsk = isWaiting && !list.isAutoLoadPaused && pages < MAX_PAGES_WITHOUT_REELS;
  const ask = (pagesInARow: number) => {
    setAsked({ count, pages: pagesInARow });
    list.loadMore();
  };
  const askNext = useEffectEvent(() => ask(pages + 1));
  useEffect(() => {
    if (!mayAsk) return;
    const element = feed?.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      if (!element || element.scrollHeight - element.scrollTop - element.clientHeight <= LOAD_MORE_WITHIN_PX) askNext();
    };
    const handleScroll = () => {
      timer ??= setTimeout(look, SCROLL_THROTTLE_MS);
    };
    look();
    element?.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('scroll', handleScroll);
    };
  }, [feed, mayAsk]);
  return isWaiting && !mayAsk ? () => ask(0) : undefined;
}
