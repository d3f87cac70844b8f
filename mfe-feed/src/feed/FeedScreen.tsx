import * as paths from '@bazaar/shared/contracts/paths';
import { feedPosts, type FeedPost } from '@bazaar/shared/data/feedPosts';
import { useList, useReload, type List } from '@bazaar/shared/query';
import { Link, useLocation } from '@bazaar/shared/router';
import { Button } from '@bazaar/shared/ui/Button';
import { RefreshIcon } from '@bazaar/shared/ui/icons';
import { Notice } from '@bazaar/shared/ui/Notice';
import { Skeleton } from '@bazaar/shared/ui/Skeleton';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { useState } from 'react';
import { SKELETON_COUNT } from '../constants.ts';
import { PostList } from '../list/PostList.tsx';
import { scrollAnchorOf, type ScrollAnchor } from '../list/useScrollAnchor.ts';
import { feed as texts } from '../texts.ts';
import styles from './FeedScreen.module.css';
import { useNewPosts } from './useNewPosts.ts';

/** A reader who returns had more than the first page: the saved list has it. */
const savedPosts = { ...feedPosts, firstPage: undefined };

/** Posts of every kind, one below the other (§2, Feed screen). */
export function FeedScreen() {
  useDocumentTitle(texts.title);
  const historyKey = useLocation().key;
  const [anchor, setAnchor] = useState(() => scrollAnchorOf(historyKey));
  const list = useList(anchor ? savedPosts : feedPosts);
  const reload = useReload(feedPosts);
  const newPosts = useNewPosts(list);
  const isBusy = list.status === 'loading';

  const refresh = () => {
    if (isBusy) return; // §4: a fetch already in progress is not restarted
    setAnchor(undefined);
    reload();
    scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <section className={styles.screen} aria-busy={isBusy}>
      <div className={styles.head}>
        <h1>{texts.title}</h1>
        <div className={styles.rule} />
      </div>
      <div className={styles.rail}>
        <div className={styles.about}>
          <h2>{texts.aboutTitle}</h2>
          <p>{texts.aboutText}</p>
          <Link to={paths.about}>{texts.about}</Link>
        </div>
        <Button kind="line" onClick={refresh} aria-busy={isBusy}>
          <RefreshIcon size={20} />
          {texts.refresh}
        </Button>
      </div>
      <div className={styles.column} data-has-more={list.hasMore}>
        <p className={styles.state} role="status">
          {newPosts.isStale && (
            <>
              <span aria-hidden="true">⚠️ </span>
              <span>{texts.stale}</span>
            </>
          )}
          {list.isSlow && <span>{texts.stillLoading}</span>}
        </p>
        {newPosts.count && (
          <div className={styles.newPosts}>
            <button type="button" onClick={refresh}>
              {texts.newPosts(newPosts.count)}
            </button>
          </div>
        )}
        <FeedBody list={list} anchor={anchor} onRefresh={refresh} />
      </div>
    </section>
  );
}

interface FeedBodyProps {
  list: List<FeedPost>;
  anchor: ScrollAnchor | undefined;
  onRefresh(): void;
}

/** The feed in its states (§4): loading, loaded, error, empty. */
function FeedBody({ list, anchor, onRefresh }: FeedBodyProps) {
  switch (list.status) {
    case 'loading':
      return <FeedSkeleton />;
    case 'loaded':
      return <PostList list={list} anchor={anchor} />;
    case 'empty':
      return (
        <Notice kind="empty" title={texts.emptyTitle} actions={<Button onClick={onRefresh}>{texts.refresh}</Button>}>
          <p>{texts.emptyText}</p>
        </Notice>
      );
    case 'error':
      return (
        <Notice
          kind="error"
          title={texts.errorTitle}
          actions={<Button onClick={list.refresh}>{texts.tryAgain}</Button>}
        >
          <p>{texts.errorText}</p>
        </Notice>
      );
  }
}

/** §2: three placeholders, in the boxes of real posts. */
const FeedSkeleton = () =>
  Array.from({ length: SKELETON_COUNT }, (_, index) => (
    <div key={index} className={styles.skeleton} aria-hidden="true">
      <Skeleton height={25} width="70%" />
      <div className={styles.media}>
        <Skeleton height="100%" />
      </div>
      <Skeleton height={44} />
    </div>
  ));
