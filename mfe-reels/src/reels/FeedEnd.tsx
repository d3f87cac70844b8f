import type { Reel } from '@bazaar/shared/data/reels';
import type { List } from '@bazaar/shared/query';
import { Button } from '@bazaar/shared/ui/Button';
import { messages } from './messages.ts';
import styles from './ReelFeed.module.css';

/** Below the last reel: that there are no more, that loading more failed, or 'Load more'. */
export function FeedEnd({ list, loadMore }: { list: List<Reel>; loadMore: (() => void) | undefined }) {
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
  if (loadMore) {
    return (
      <div className={styles.end}>
        <Button kind="line" onClick={loadMore}>
          {messages.loadMore}
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
