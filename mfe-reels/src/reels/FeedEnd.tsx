import type { Reel } from '@bazaar/shared/data/reels';
import type { List } from '@bazaar/shared/query';
import { Button } from '@bazaar/shared/ui/Button';
import { messages } from './messages.ts';
import styles from './ReelFeed.module.css';

/** Below the last reel: that there are no more, or that more could not be had. */
export function FeedEnd({ list }: { list: List<Reel> }) {
  if (list.hasLoadMoreFailed) {
    return (
      <div className={styles.end} role="alert">
        <p>{messages.moreFailed}</p>
        <Button kind="line" onClick={list.loadMore} aria-busy={list.isLoadingMore}>
          {messages.tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <p className={styles.end} role="status">
      {!list.hasMore && messages.end}
    </p>
  );
}
