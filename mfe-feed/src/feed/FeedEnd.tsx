import type { FeedPost } from '@bazaar/shared/data/feedPosts';
import type { List } from '@bazaar/shared/query';
import { Button } from '@bazaar/shared/ui/Button';
import { useListEnd } from '@bazaar/shared/ui/useListEnd';
import type { RefObject } from 'react';
import { messages } from '../messages.ts';
import styles from './FeedEnd.module.css';

interface FeedEndProps {
  ref: RefObject<HTMLDivElement | null>;
  list: List<FeedPost>;
  onLoadMore(): void;
}

/** Below the last post: the way to more by key, what is on its way, what went wrong, or the end (§2). */
export function FeedEnd({ ref, list, onLoadMore }: FeedEndProps) {
  useListEnd(list, ref);
  return (
    <div ref={ref} className={styles.end} data-has-more={list.hasMore} tabIndex={-1}>
      {list.hasMore ? <More list={list} onLoadMore={onLoadMore} /> : <p role="status">{messages.caughtUp}</p>}
    </div>
  );
}

const More = ({ list, onLoadMore }: Omit<FeedEndProps, 'ref'>) => (
  <div className={styles.row}>
    {list.isLoadingMore && <span className={styles.spinner} role="status" aria-label={messages.loadingMore} />}
    {list.hasLoadMoreFailed && !list.isLoadingMore && <p role="alert">{messages.loadMoreFailed}</p>}
    <div className={styles.more} data-is-shown={list.hasLoadMoreFailed || list.isAutoLoadPaused}>
      <Button kind="line" onClick={onLoadMore} aria-disabled={list.isLoadingMore}>
        {list.hasLoadMoreFailed ? messages.tryAgain : messages.loadMore}
      </Button>
    </div>
  </div>
);
