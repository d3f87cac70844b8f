import type { List } from '../query/entry.ts';
import { Button } from './Button.tsx';
import { messages } from './messages.ts';
import styles from './ListScreen.module.css';
import { useNearViewport } from './useNearViewport.ts';

/** The end of a list that has more: loads it when it comes near, and has a real button for keyboards and failures. */
export function LoadMore<T>({ list }: { list: List<T> }) {
  return list.hasMore ? <Sentinel list={list} /> : null;
}

function Sentinel<T>({ list }: { list: List<T> }) {
  const ref = useNearViewport<HTMLDivElement>(
    () => {
      if (!list.isLoadingMore && !list.hasLoadMoreFailed) list.loadMore();
    },
    { margin: '600px' },
  );
  return (
    // A new page moves the end: observed anew, an end that is still near is seen again.
    <div ref={ref} key={list.items.length} className={styles.more}>
      {list.hasLoadMoreFailed && <p role="alert">{messages.loadMoreFailed}</p>}
      <Button kind="line" onClick={list.loadMore} aria-busy={list.isLoadingMore}>
        {list.isLoadingMore ? messages.loading : list.hasLoadMoreFailed ? messages.tryAgain : messages.loadMore}
      </Button>
    </div>
  );
}
