import { feedPosts } from '@bazaar/shared/data/feedPosts';
import { useList, useQueryClient, type List } from '@bazaar/shared/query';
import type { FeedPost } from '@bazaar/shared/data/feedPosts';
import { Button } from '@bazaar/shared/ui/Button';
import { RefreshIcon } from '@bazaar/shared/ui/icons';
import { LoadMore } from '@bazaar/shared/ui/LoadMore';
import { Notice, StaleNotice } from '@bazaar/shared/ui/Notice';
import { Skeleton } from '@bazaar/shared/ui/Skeleton';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { SKELETON_COUNT } from '../constants.ts';
import { messages } from '../messages.ts';
import styles from './FeedScreen.module.css';
import { PostCard } from './PostCard.tsx';

/** Posts of every kind, one below the other (§2, Feed screen). */
export function FeedScreen() {
  useDocumentTitle(messages.title);
  const list = useList(feedPosts);
  const queryClient = useQueryClient();
  // §4: Refresh clears posts and the cursor and reloads.
  const refresh = () => void queryClient.resetQueries({ queryKey: feedPosts.key });
  return (
    <section className={styles.screen} aria-busy={list.status === 'loading'}>
      <div className={styles.head}>
        <h1>{messages.title}</h1>
        <Button kind="line" onClick={refresh}>
          <RefreshIcon size={20} />
          {messages.refresh}
        </Button>
      </div>
      {list.isStale && <StaleNotice />}
      <Posts list={list} onRefresh={refresh} />
    </section>
  );
}

function Posts({ list, onRefresh }: { list: List<FeedPost>; onRefresh(): void }) {
  switch (list.status) {
    case 'loading':
      return <FeedSkeleton isSlow={list.isSlow} />;
    case 'error':
      return (
        <Notice kind="error" title={messages.errorTitle} actions={<Button onClick={list.refresh}>{messages.tryAgain}</Button>}>
          <p>{messages.errorText}</p>
        </Notice>
      );
    case 'empty':
      return (
        <Notice kind="empty" title={messages.emptyTitle} actions={<Button onClick={onRefresh}>{messages.refresh}</Button>}>
          <p>{messages.emptyText}</p>
        </Notice>
      );
    case 'loaded':
      return (
        <>
          <div role="feed" aria-label={messages.feed} aria-busy={list.isLoadingMore}>
            {list.items.map((post, index) => (
              <PostCard key={post.id} post={post} place={index + 1} />
            ))}
          </div>
          <LoadMore list={list} />
          {!list.hasMore && (
            <p className={styles.end} role="status">
              {messages.caughtUp}
            </p>
          )}
        </>
      );
  }
}

function FeedSkeleton({ isSlow }: { isSlow: boolean }) {
  return (
    <>
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <div key={index} className={styles.skeleton}>
          <Skeleton height={25} width="70%" />
          <div className={styles.media}>
            <Skeleton height="100%" />
          </div>
          <Skeleton height={44} />
        </div>
      ))}
      <p role="status">{isSlow && messages.stillLoading}</p>
    </>
  );
}
