import type { List } from '@bazaar/shared/query';

type Readable = Pick<List<unknown>, 'status' | 'hasMore' | 'hasLoadMoreFailed' | 'loadMore' | 'refresh'>;

/** The part of lists that is not read yet. */
export interface Unread {
  hasFailed: boolean;
  /** Reads the next of it, also after a failure; does nothing while that is under way. */
  readOn(): void;
}

/** Undefined once all lists are read to their ends. */
export function unreadOf(lists: readonly Readable[]): Unread | undefined {
  const unread = lists.filter(({ status, hasMore }) => status === 'loading' || status === 'error' || hasMore);
  if (unread.length === 0) return undefined;
  return {
    hasFailed: unread.some(({ status, hasLoadMoreFailed }) => status === 'error' || hasLoadMoreFailed),
    readOn() {
      for (const list of unread) if (list.status === 'error') list.refresh();
      for (const list of unread) if (list.status !== 'error' && list.hasMore) list.loadMore();
    },
  };
}
