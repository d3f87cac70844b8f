import { reels, type Reel } from '@bazaar/shared/data/reels';
import { preloadHls } from '@bazaar/shared/player';
import { useList, type List } from '@bazaar/shared/query';
import { Button } from '@bazaar/shared/ui/Button';
import { Notice, StaleNotice } from '@bazaar/shared/ui/Notice';
import { Skeleton } from '@bazaar/shared/ui/Skeleton';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { useEffect, type ComponentProps } from 'react';
import { reels as texts } from '../texts.ts';
import { FeedEnd } from './FeedEnd.tsx';
import cardStyles from './ReelCard.module.css';
import feedStyles from './ReelFeed.module.css';
import { ReelFeed } from './ReelFeed.tsx';
import styles from './ReelsScreen.module.css';
import { useLinkedReel, useNextPage } from './reelList.ts';

/** Short videos, one card at a time (§2, Reels feed). */
export function ReelsScreen() {
  useDocumentTitle(texts.title);
  const list = useList(reels);
  useEffect(preloadHls, []); // a player is certain to come: its library need not wait for the list
  return (
    <div>
      <h1 className="visually-hidden">{texts.title}</h1>
      {list.isStale && <StaleNotice />}
      <Body list={list} />
    </div>
  );
}

function Body({ list }: { list: List<Reel> }) {
  const linked = useLinkedReel(list);
  const again = <Button onClick={list.refresh}>{texts.tryAgain}</Button>;
  if (list.status === 'error') return <Message kind="error" title={texts.listFailed} actions={again} />;
  const isEmpty = list.status === 'empty' || (linked?.reels.length === 0 && !list.hasMore);
  if (isEmpty) return <Message kind="empty" title={texts.empty} actions={again} />;
  if (!linked || linked.reels.length === 0) return <Waiting list={list} />;
  return <ReelFeed list={list} {...linked} />;
}

const Message = (notice: Omit<ComponentProps<typeof Notice>, 'children'>) => (
  <div className={styles.message}>
    <Notice {...notice} />
  </div>
);

/** Also while every reel so far is one to be skipped: the next page may hold others. */
function Waiting({ list }: { list: List<Reel> }) {
  const loadMore = useNextPage(list, 0);
  if (loadMore || list.hasLoadMoreFailed) return <FeedEnd list={list} loadMore={loadMore} />;
  return (
    <div className={feedStyles.viewport} aria-busy="true">
      <div className={feedStyles.scroller}>
        <div className={cardStyles.card}>
          <Skeleton height="100%" />
        </div>
      </div>
      <p role="status">{list.isSlow && texts.stillLoading}</p>
    </div>
  );
}
