/** In the place of the queries in the build of a drawn screen: what the early reads of the document have brought, and no requests. */
import { itemsOf } from '../../query/itemsOf.ts';
import type { DocumentQuery, DocumentResult } from '../../query/useDocument.ts';
import type { List, ListQuery } from '../../query/useList.ts';

export { MAX_EMPTY_PAGES } from '../../query/itemsOf.ts';

const nothing = (): void => {};

export function useList<T>(query: ListQuery<T> | undefined): List<T> {
  const page = query?.firstPage?.();
  const { items } = itemsOf(page ? [page] : [], query?.idOf);
  const hasMore = page?.next !== undefined;
  return {
    // A page without an item that can be shown is for React: it reads on.
    status: items.length > 0 ? 'loaded' : page && !hasMore ? 'empty' : 'loading',
    items,
    isStale: false,
    isRefreshing: false,
    readAtMs: Date.now(),
    isSlow: false,
    refresh: nothing,
    hasMore,
    isLoadingMore: false,
    hasLoadMoreFailed: false,
    isAutoLoadPaused: false,
    loadMore: nothing,
  };
}

export function useDocument<T>(query: DocumentQuery<T> | undefined): DocumentResult<T> {
  const value = query?.firstValue?.();
  if (value === undefined) return { status: 'loading', refresh: nothing };
  return value === null ? { status: 'missing', refresh: nothing } : { status: 'loaded', value, refresh: nothing };
}

export const useReload = () => nothing;
export const useIsSlow = (): boolean => false;
