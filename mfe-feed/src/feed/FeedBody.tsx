import type { FeedPost } from '@bazaar/shared/data/feedPosts';
import type { List } from '@bazaar/shared/query';
import { Button } from '@bazaar/shared/ui/Button';
import { Notice } from '@bazaar/shared/ui/Notice';
import { useEffect } from 'react';
import type { Place } from '../list/place.ts';
import { messages } from '../messages.ts';
import { FeedSkeleton } from './FeedSkeleton.tsx';
import { Posts } from './Posts.tsx';

interface FeedBodyProps {
  list: List<FeedPost>;
  returnTo: Place | undefined;
  onRefresh(): void;
}

/** The feed in its states (§4): loading, loaded, error, empty. */
export function FeedBody({ list, returnTo, onRefresh }: FeedBodyProps) {
  useSearchOn(list);
  if (list.status === 'loaded') return <Posts list={list} returnTo={returnTo} />;
  if (list.status === 'empty') {
    return (
      <Notice kind="empty" title={messages.emptyTitle} actions={<Button onClick={onRefresh}>{messages.refresh}</Button>}>
        <p>{messages.emptyText}</p>
      </Notice>
    );
  }
  if (list.status === 'error' || list.hasLoadMoreFailed) {
    const tryAgain = list.status === 'error' ? list.refresh : list.loadMore;
    return (
      <Notice kind="error" title={messages.errorTitle} actions={<Button onClick={tryAgain}>{messages.tryAgain}</Button>}>
        <p>{messages.errorText}</p>
      </Notice>
    );
  }
  return <FeedSkeleton />;
}

/** A page whose posts were all malformed or hidden is not the end: the next one is asked for without waiting for a scroll. */
function useSearchOn({ items, hasMore, isLoadingMore, hasLoadMoreFailed, loadMore }: List<FeedPost>): void {
  const hasNothingYet = items.length === 0 && hasMore && !isLoadingMore && !hasLoadMoreFailed;
  useEffect(() => {
    if (hasNothingYet) loadMore();
  }, [hasNothingYet, loadMore]);
}
