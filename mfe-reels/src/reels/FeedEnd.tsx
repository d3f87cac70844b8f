import type { Reel } from '@bazaar/shared/data/reels';
import type { List } from '@bazaar/shared/query';
import { Button } from '@bazaar/shared/ui/Button';
import { reels as texts } from '../texts.ts';
import styles from './ReelFeed.module.css';

/** Below the last reel: that there are no more, that loading more failed, or 'Load more'. */
export function FeedEnd({ list, loadMore }: { list: List<Reel>; loadMore: (() => void) | undefined }) {
  if (list.hasLoadMoreFailed) {
    return (
      <div className={styles.end} role="alert">
        <p>{texts.moreFailed}</p>
        <Button kind="line" onClick={list.loadMore} aria-busy={list.isLoadingMore}>
          {texts.tryAgain}
        </Button>
      </div>
    );
  }
  if (loadMore) {
    return (
      <div className={styles.end}>
        <Button kind="line" onClick={loadMore}>
          {texts.loadMore}
        </Button>
      </div>
    );
  }
  return (
    <p className={styles.end} role="status">
      {!list.hasMore && texts.end}
    </p>
  );
}
