import type { List } from '../../query/entry.ts';

/** A list in one of its states, for the eye; the screens get theirs from `useList`. */
export const listIn = (state: Partial<List<string>>): List<string> => ({
  status: 'loaded',
  items: ['Mobile Repairing', 'Tailoring', 'दूध की डेयरी'],
  isStale: false,
  isRefreshing: false,
  isSlow: false,
  refresh: () => {},
  hasMore: false,
  isLoadingMore: false,
  hasLoadMoreFailed: false,
  isAutoLoadPaused: false,
  loadMore: () => {},
  ...state,
});

export const LIST_STATES: Record<string, Partial<List<string>>> = {
  loading: { status: 'loading', items: [] },
  'still loading': { status: 'loading', items: [], isSlow: true },
  loaded: { hasMore: true },
  stale: { isStale: true },
  refreshing: { isRefreshing: true },
  'loading more': { hasMore: true, isLoadingMore: true },
  'more failed': { hasMore: true, hasLoadMoreFailed: true },
  empty: { status: 'empty', items: [] },
  error: { status: 'error', items: [] },
};
