import { reels, type Reel } from '@bazaar/shared/data/reels';
import { preloadHls } from '@bazaar/shared/player';
import { useList, type List } from '@bazaar/shared/query';
import { Button } from '@bazaar/shared/ui/Button';
import { Notice } from '@bazaar/shared/ui/Notice';
import { Skeleton } from '@bazaar/shared/ui/Skeleton';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { useEffect } from 'react';
import { messages } from './messages.ts';
import { ReelFeed } from './ReelFeed.tsx';
import styles from './ReelsScreen.module.css';

/** Short videos, one card at a time (§2, Reels feed). */
export function ReelsScreen() {
  useDocumentTitle(messages.title);
  const list = useList(reels);
  useEffect(preloadHls, []); // the player is certain to come: its library need not wait for the list
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{messages.title}</h1>
      <Body list={list} />
    </div>
  );
}

function Body({ list }: { list: List<Reel> }) {
  const again = <Button onClick={list.refresh}>{messages.tryAgain}</Button>;
  switch (list.status) {
    case 'loading':
      return (
        <div className={styles.skeleton} aria-busy="true">
          <Skeleton height="100%" />
          <p role="status">{list.isSlow && messages.stillLoading}</p>
        </div>
      );
    case 'error':
      return <Notice kind="error" title={messages.listFailed} actions={again} />;
    case 'empty':
      return <Notice kind="empty" title={messages.empty} actions={again} />;
    case 'loaded':
      return <ReelFeed list={list} />;
  }
}
