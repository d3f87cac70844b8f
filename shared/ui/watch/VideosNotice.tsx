import type { List } from '../../query/entry.ts';
import { Button, ButtonLink } from '../Button.tsx';
import { messages } from '../messages.ts';
import { Notice } from '../Notice.tsx';
import { Skeleton } from '../Skeleton.tsx';
import styles from './VideosNotice.module.css';

interface VideosNoticeProps<T> {
  list: List<T>;
  texts: { empty: string; failed: string };
  /** Where an empty list leads instead: asking again would not fill it. */
  instead: { to: string; label: string };
}

/** In place of the player while there is no video to play. */
export function VideosNotice<T>({ list, texts, instead }: VideosNoticeProps<T>) {
  if (list.status === 'error') return <Notice kind="error" title={texts.failed} actions={<Button onClick={list.refresh}>{messages.tryAgain}</Button>} />;
  if (list.status === 'empty') return <Notice kind="empty" title={texts.empty} actions={<ButtonLink to={instead.to}>{instead.label}</ButtonLink>} />;
  return (
    <div className={styles.placeholder} aria-busy="true">
      <Skeleton height="100%" />
      <p role="status">{list.isSlow && messages.stillLoading}</p>
    </div>
  );
}
