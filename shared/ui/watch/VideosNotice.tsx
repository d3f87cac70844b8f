import type { List } from '../../query/entry.ts';
import { Button } from '../Button.tsx';
import { messages } from '../messages.ts';
import { Notice } from '../Notice.tsx';
import { Skeleton } from '../Skeleton.tsx';
import styles from './VideosNotice.module.css';

/** In place of the player while there is no video to play. */
export function VideosNotice<T>({ list, texts }: { list: List<T>; texts: { empty: string; failed: string } }) {
  const again = <Button onClick={list.refresh}>{messages.tryAgain}</Button>;
  if (list.status === 'error') return <Notice kind="error" title={texts.failed} actions={again} />;
  if (list.status === 'empty') return <Notice kind="empty" title={texts.empty} actions={again} />;
  return (
    <div className={styles.placeholder} aria-busy="true">
      <Skeleton height="100%" />
      <p role="status">{list.isSlow && messages.stillLoading}</p>
    </div>
  );
}
