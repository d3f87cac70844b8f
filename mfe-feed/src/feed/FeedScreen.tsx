import { feedPosts } from '@bazaar/shared/data/feedPosts';
import { useList, useReload } from '@bazaar/shared/query';
import { useLocation } from '@bazaar/shared/router';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { useState } from 'react';
import { placeOf } from '../list/place.ts';
import { messages } from '../messages.ts';
import { FeedBody } from './FeedBody.tsx';
import styles from './FeedScreen.module.css';
import { Rail } from './Rail.tsx';
import { useNewPosts } from './useNewPosts.ts';

/** Posts of every kind, one below the other (§2, Feed screen). */
export function FeedScreen() {
  useDocumentTitle(messages.title);
  const list = useList(feedPosts);
  const reload = useReload(feedPosts);
  const news = useNewPosts(list);
  const entry = useLocation().key;
  const [returnTo, setReturnTo] = useState(() => placeOf(entry));
  const isBusy = list.status === 'loading';

  const refresh = () => {
    if (isBusy) return; // §4: a fetch already in progress is not restarted
    setReturnTo(undefined);
    reload();
    scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <section className={styles.screen} aria-busy={isBusy}>
      <div className={styles.head}>
        <h1>{messages.title}</h1>
        <div className={styles.rule} />
      </div>
      <Rail isBusy={isBusy} onRefresh={refresh} />
      <div className={styles.column} data-has-more={list.hasMore}>
        <p className={styles.state} role="status">
          {news.isStale && (
            <>
              <span aria-hidden="true">⚠️ </span>
              {messages.stale}
            </>
          )}
          {list.isSlow && messages.stillLoading}
        </p>
        {news.count && (
          <div className={styles.news}>
            <button type="button" onClick={refresh}>
              {messages.newPosts(news.count)}
            </button>
          </div>
        )}
        <FeedBody list={list} returnTo={returnTo} onRefresh={refresh} />
      </div>
    </section>
  );
}
