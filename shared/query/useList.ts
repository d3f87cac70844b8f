import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import type { Cursor } from '../firebase/firestore.ts';
import { isPaused, itemsOf, loadsNextPage } from './itemsOf.ts';
import { forgetEarlyReads, readAgain, useEarlyResult } from './useEarlyResult.ts';
import { forgetPersistedQuery } from './persistedQueries.ts';
import { useIsSlow } from './useIsSlow.ts';

/** One page of parsed items. `next` absent means there are no more. */
export interface Page<T> {
  items: T[];
  next?: Cursor;
}

/** A list to read, as a value: the key names the result, fetchPage reads one page of it. `idOf` tells items apart. */
export interface ListQuery<T> {
  key: readonly string[];
  fetchPage(after?: Cursor): Promise<Page<T>>;
  /** The first page where the document has read it already, once; else undefined. */
  firstPage?(): Page<T> | undefined;
  idOf?(item: T): string;
  /** Read again only on demand: a feed of hundreds of pages neither moves under its reader nor is read twice. */
  staysFresh?: boolean;
}

/** A list as a screen sees it (§4, Lists). */
export interface List<T> {
  /** 'error' only when there is nothing to show; 'empty' only after a successful read; 'loaded' without items only while `isAutoLoadPaused`. */
  status: 'loading' | 'loaded' | 'empty' | 'error';
  items: readonly T[];
  error?: Error;
  /** The items may be outdated: the last attempt to refresh it failed. */
  isStale: boolean;
  isRefreshing: boolean;
  /** When what is shown was last read, in ms since 1970. */
  readAtMs?: number;
  /** The first result has taken more than 4 s. */
  isSlow: boolean;
  /** Reads again what is shown; does nothing while a read is under way. */
  refresh(): void;
  hasMore: boolean;
  isLoadingMore: boolean;
  hasLoadMoreFailed: boolean;
  /** Ten pages in a row brought no item: the next one is read only by `loadMore`. */
  isAutoLoadPaused: boolean;
  loadMore(): void;
}

/** Stays 'loading' without a request, as a screen does whose id is still to be known. */
const NOTHING: ListQuery<never> = { key: ['nothing'], fetchPage: () => Promise.resolve({ items: [] }) };

/** Read without a press only while there is nothing to show. */
const FRESH = {
  staleTime: Infinity,
  refetchOnReconnect: ({ state }: { state: { data?: unknown } }) => (state.data === undefined ? 'always' : false),
} as const;

/** Reads a paged list, persists it, and returns what there is to show. Undefined reads nothing. */
export function useList<T>(query: ListQuery<T> | undefined): List<T> {
  const list: ListQuery<T> = query ?? NOTHING;
  useEarlyResult<InfiniteData<Page<T>>>(list.key, () => {
    const page = list.firstPage?.();
    return page && { pages: [page], pageParams: [undefined] };
  });
  const result = useInfiniteQuery<Page<T>, Error, InfiniteData<Page<T>>, readonly string[], Cursor | undefined>({
    queryKey: list.key,
    queryFn: ({ pageParam }) => list.fetchPage(pageParam),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.next,
    enabled: query !== undefined,
    ...(list.staysFresh && FRESH),
  });
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, refetch, fetchNextPage } =
    result;
  const { idOf } = list;
  const { items, emptyPages } = useMemo(() => itemsOf(data?.pages ?? [], idOf), [data, idOf]);
  const refresh = useCallback(() => void readAgain(refetch), [refetch]);
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  const hasFailed = error !== null && !isFetching;
  const isAutoLoadPaused = isPaused(emptyPages);
  const shouldLoadNext = hasNextPage && !isFetching && error === null && loadsNextPage(emptyPages);
  useEffect(() => {
    if (shouldLoadNext) loadMore();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/exhaustive-deps -- again for every page, also for one that came too fast for `isFetching` to be seen
  }, [shouldLoadNext, emptyPages, loadMore]);
  const status =
    items.length > 0 ? 'loaded' : statusWithoutItems(data !== undefined, hasFailed, hasNextPage, isAutoLoadPaused);
  const isSlow = useIsSlow(query !== undefined && status === 'loading');
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

/** The status of a list without items. Pages whose documents were all malformed are no empty list while there are pages to come. */
function statusWithoutItems(hasData: boolean, hasFailed: boolean, hasMore: boolean, isPaused: boolean) {
  if (hasFailed && (!hasData || hasMore)) return 'error';
  if (!hasData) return 'loading';
  if (!hasMore) return 'empty';
  return isPaused ? 'loaded' : 'loading';
}

/** §4, Feed: forgets the items and the cursor of a list, saved ones included, and reads it from its first page. */
export function useReload<T>({ key }: ListQuery<T>): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    forgetEarlyReads();
    void forgetPersistedQuery(key).then(() => client.resetQueries({ queryKey: key, exact: true }));
  }, [client, key]);
}
