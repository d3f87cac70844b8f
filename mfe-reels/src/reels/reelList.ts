/** The content of the feed: the reels of the list, the one of a link first, and the next page when the end is near. */
import { reel, type Reel } from '@bazaar/shared/data/reels';
import { MAX_EMPTY_PAGES, useDocument, type List } from '@bazaar/shared/query';
import { useSearchParams } from '@bazaar/shared/router';
import { useReplaceSearch } from '@bazaar/shared/ui/useReplaceSearch';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { LOAD_MORE_WITHIN_PX, SCROLL_THROTTLE_MS } from '../constants.ts';

/** The reels to show and the one to begin with; absent while that is still to be known. */
export interface LinkedReels {
  reels: readonly Reel[];
  startIndex: number;
}

/** `?reel=id` begins with that reel: where it stands in the list, else before all others. One that is not there leaves the address. */
export function useLinkedReel(list: List<Reel>): LinkedReels | undefined {
  const [params] = useSearchParams();
  const replaceSearch = useReplaceSearch();
  const [linkedId] = useState(() => params.get('reel')); // as the screen was opened: later the address follows the feed
  const [wasListed, setWasListed] = useState<boolean>();
  // §5: a video without a non-empty stream id is skipped.
  const playable = list.items.filter(({ videoStreamId }) => videoStreamId !== undefined);
  const index = linkedId === null ? -1 : playable.findIndex(({ id }) => id === linkedId);
  const isListed = wasListed ?? (list.status === 'loaded' ? linkedId === null || index >= 0 : undefined);
  if (isListed !== wasListed) setWasListed(isListed); // a later page does not change where the feed begins
  const linked = useDocument(linkedId !== null && isListed === false ? reel(linkedId) : undefined);
  const isWrong =
    params.get('reel') === linkedId &&
    (linked.status === 'missing' || (linked.status === 'loaded' && linked.value?.videoStreamId === undefined));
  const removeFromUrl = useEffectEvent(() => {
    const rest = new URLSearchParams(params);
    rest.delete('reel');
    replaceSearch(rest);
  });
  useEffect(() => {
    if (isWrong) removeFromUrl();
  }, [isWrong]);

  if (isListed === undefined) return undefined;
  if (isListed) return { reels: playable, startIndex: Math.max(0, index) };
  if (linked.status === 'loading') return undefined;
  const first = linked.value?.videoStreamId === undefined ? [] : [linked.value];
  return { reels: [...first, ...playable.filter(({ id }) => id !== linkedId)], startIndex: 0 };
}

/** Shows 'Load more' once so many pages in a row brought no reel; absent while the next one is requested by itself. */
type LoadMore = (() => void) | undefined;

/**
 * Requests the next page while less than 1000 px of the feed are below the screen (§9), checked when the feed scrolls, at
 * most every 100 ms, and after every page: one that brings no reel is followed by the next. Without a feed the end is near.
 */
export function useNextPage(list: List<Reel>, count: number, feed?: RefObject<HTMLElement | null>): LoadMore {
  const [requested, setRequested] = useState({ count, pages: 0 });
  const pages = requested.count === count ? requested.pages : 0;
  const isWaiting = list.hasMore && !list.isLoadingMore && !list.isRefreshing && !list.hasLoadMoreFailed;
  const mayRequest = isWaiting && !list.isAutoLoadPaused && pages < MAX_EMPTY_PAGES;
  const request = (pagesInARow: number) => {
    setRequested({ count, pages: pagesInARow });
    list.loadMore();
  };
  const requestNext = useEffectEvent(() => request(pages + 1));
  useEffect(() => {
    if (!mayRequest) return;
    const element = feed?.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      timer = undefined;
      if (!element || element.scrollHeight - element.scrollTop - element.clientHeight <= LOAD_MORE_WITHIN_PX)
        requestNext();
    };
    const handleScroll = () => {
      timer ??= setTimeout(check, SCROLL_THROTTLE_MS);
    };
    check();
    element?.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('scroll', handleScroll);
    };
  }, [feed, mayRequest]);
  return isWaiting && !mayRequest ? () => request(0) : undefined;
}
