import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import type { Cursor } from '../firebase/firestore.ts';
import { goesOn, isPaused, itemsOf } from './itemsOf.ts';
import type { List, ListQuery, Page } from './list.ts';
import { useIsSlow } from './useIsSlow.ts';

/** Nothing to ask for: stays 'loading' without a request, as a screen does whose id is still to be known. */
const NOTHING: ListQuery<never> = { key: ['nothing'], fetchPage: () => Promise.resolve({ items: [] }) };

/** A list that is kept is read by itself only while there is nothing to show. */
const KEPT = {
  staleTime: Infinity,
  refetchOnReconnect: ({ state }: { state: { data?: unknown } }) => (state.data === undefined ? 'always' : false),
} as const;

/** Reads a paged list, remembers it, and says what there is to show. Pass undefined while there is nothing to ask. */
export function useList<T>(asked: ListQuery<T> | undefined): List<T> {
  const list: ListQuery<T> = asked ?? NOTHING;
  const result = useInfiniteQuery<Page<T>, Error, InfiniteData<Page<T>>, readonly string[], Cursor | undefined>({
    queryKey: list.key,
    queryFn: ({ pageParam }) => list.fetchPage(pageParam),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.next,
    enabled: asked !== undefined,
    ...(list.isKept && KEPT),
  });
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, refetch, fetchNextPage } =
    result;
  const idOf = asked?.idOf;
  const { items, emptyPages } = useMemo(() => itemsOf(data?.pages ?? [], idOf), [data, idOf]);
  // §4: 'a fetch already in progress is not restarted'.
  const refresh = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  const hasFailed = error !== null && !isFetching;
  const isAutoLoadPaused = isPaused(emptyPages);
  const isGoingOn = hasNextPage && !isFetching && error === null && goesOn(emptyPages);
  useEffect(() => {
    if (isGoingOn) loadMore();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/exhaustive-deps -- again for every page, also for one that came too fast for `isFetching` to be seen
  }, [isGoingOn, emptyPages, loadMore]);
  const status =
    items.length > 0
      ? 'loaded'
      : statusOfNothing({ hasData: data !== undefined, hasFailed, hasNextPage, isAutoLoadPaused });
  const isSlow = useIsSlow(asked !== undefined && status === 'loading');
  return {
    status,
    items,
    error: error ?? undefined,
    isStale: error !== null && data !== undefined && !isFetchNextPageError,
    isRefreshing: isFetching && !isFetchingNextPage && data !== undefined,
    readAtMs: result.dataUpdatedAt,
    isSlow,
    refresh,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    hasLoadMoreFailed: isFetchNextPageError,
    isAutoLoadPaused,
    loadMore,
  };
}

interface Nothing {
  hasData: boolean;
  hasFailed: boolean;
  hasNextPage: boolean;
  isAutoLoadPaused: boolean;
}

/** The status of a list without items. Pages whose documents were all malformed are no empty list while there are pages to come. */
function statusOfNothing({ hasData, hasFailed, hasNextPage, isAutoLoadPaused }: Nothing): List<never>['status'] {
  if (hasFailed && (!hasData || hasNextPage)) return 'error';
  if (!hasData) return 'loading';
  if (!hasNextPage) return 'empty';
  return isAutoLoadPaused ? 'loaded' : 'loading';
}
