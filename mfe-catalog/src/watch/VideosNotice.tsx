import type { LevelPage, LevelVideo } from '@bazaar/shared/data/levelVideos';
import type { List } from '@bazaar/shared/query';
import { Button } from '@bazaar/shared/ui/Button';
import { Notice } from '@bazaar/shared/ui/Notice';
import { Skeleton } from '@bazaar/shared/ui/Skeleton';
import { messages } from '../messages.ts';
import styles from './VideosNotice.module.css';

const texts = messages.watch;

/** In place of the player while there is no video to play. */
export function VideosNotice({ list, page }: { list: List<LevelVideo>; page: LevelPage }) {
  const again = <Button onClick={list.refresh}>{messages.tryAgain}</Button>;
  if (list.status === 'error') return <Notice kind="error" title={texts.failed} actions={again} />;
  if (list.status === 'empty') return <Notice kind="empty" title={texts.empty(page)} actions={again} />;
  return (
    <div className={styles.placeholder} aria-busy="true">
      <Skeleton height="100%" />
      <p role="status">{list.isSlow && texts.stillLoading}</p>
    </div>
  );
}
