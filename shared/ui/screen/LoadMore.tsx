import { useRef } from 'react';
import type { List } from '../../query/entry.ts';
import { Button } from '../Button.tsx';
import { screen as texts } from '../texts.ts';
import styles from './ListScreen.module.css';
import { useListEnd } from './useListEnd.ts';

/** Not in the spec: more than half a row of cards, so that the next page is requested before the last item is half in view (§9). */
const MARGIN_PX = 600;

/** The end of a list that has more: loads the next page when it is near the screen; a button for keyboards and failures. */
export function LoadMore<T>({ list }: { list: List<T> }) {
  const end = useRef<HTMLDivElement>(null);
  useListEnd(list, end, { marginPx: MARGIN_PX });
  if (!list.hasMore) return null;
  return (
    <div ref={end} className={styles.more}>
      {list.hasLoadMoreFailed && <p role="alert">{texts.loadMoreFailed}</p>}
      <Button kind="line" onClick={list.loadMore} aria-busy={list.isLoadingMore}>
        {list.isLoadingMore ? texts.loading : list.hasLoadMoreFailed ? texts.tryAgain : texts.loadMore}
      </Button>
    </div>
  );
}
