import type { Cursor } from '../firebase/firestore.ts';

/** One page of parsed items. `next` absent means there are no more. */
export interface Page<T> {
  items: T[];
  next?: Cursor;
}

/** What to read, as a value: the key names the answer, fetchPage brings one page of it. `idOf` tells items apart. */
export interface ListQuery<T> {
  key: readonly string[];
  fetchPage(after?: Cursor): Promise<Page<T>>;
  idOf?(item: T): string;
  /** Read again only when asked to: a feed of hundreds of pages neither moves under its reader nor is read twice. */
  isKept?: boolean;
}

/** A list as a screen sees it (§4, Lists). */
export interface List<T> {
  /** 'error' only when there is nothing to show; 'empty' only after a successful answer; 'loaded' without items only while `isAutoLoadPaused`. */
  status: 'loading' | 'loaded' | 'empty' | 'error';
  items: readonly T[];
  error?: Error;
  /** What is shown may be outdated: the last attempt to refresh it failed. */
  isStale: boolean;
  isRefreshing: boolean;
  /** When what is shown was last read, in ms since 1970. */
  readAtMs?: number;
  /** The first answer has kept the reader waiting for more than 4 s. */
  isSlow: boolean;
  /** Reads again what is shown; does nothing while a read is under way. */
  refresh(): void;
  hasMore: boolean;
  isLoadingMore: boolean;
  hasLoadMoreFailed: boolean;
  /** Ten pages in a row brought no item: more comes only when the reader asks for it. */
  isAutoLoadPaused: boolean;
  loadMore(): void;
}
