import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Cursor } from '../firebase/firestore.ts';
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
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, refetch, fetchNextPage } = result;
  const idOf = asked?.idOf;
  const items = useMemo(() => unique(data?.pages.flatMap((page) => page.items) ?? [], idOf), [data, idOf]);
  const isSlow = useIsSlow(result.isPending && isFetching);
  // §4: 'a fetch already in progress is not restarted'.
  const refresh = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  return {
    status: statusOf(data !== undefined, items.length, error !== null && !isFetching, hasNextPage),
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
    loadMore,
  };
}

/** A page whose documents were all malformed is no empty list while there are pages to come. */
function statusOf(hasData: boolean, count: number, hasFailed: boolean, hasMore: boolean): List<never>['status'] {
  if (!hasData) return hasFailed ? 'error' : 'loading';
  if (count > 0) return 'loaded';
  return hasMore ? 'loading' : 'empty';
}

/** Pages may overlap when documents are added or removed between two reads. */
function unique<T>(items: T[], idOf: ((item: T) => string) | undefined): T[] {
  if (!idOf) return items;
  const seen = new Set<string>();
  return items.filter((item) => !seen.has(idOf(item)) && seen.add(idOf(item)));
}
