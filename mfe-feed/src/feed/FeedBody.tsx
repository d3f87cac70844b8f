import type { FeedPost } from '@bazaar/shared/data/feedPosts';
import type { List } from '@bazaar/shared/query';
import { Button } from '@bazaar/shared/ui/Button';
import { Notice } from '@bazaar/shared/ui/Notice';
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
  if (list.status === 'loaded') return <Posts list={list} returnTo={returnTo} />;
  if (list.status === 'empty') {
    return (
      <Notice
        kind="empty"
        title={messages.emptyTitle}
        actions={<Button onClick={onRefresh}>{messages.refresh}</Button>}
      >
        <p>{messages.emptyText}</p>
      </Notice>
    );
  }
  if (list.status === 'error') {
    return (
      <Notice
        kind="error"
        title={messages.errorTitle}
        actions={<Button onClick={list.refresh}>{messages.tryAgain}</Button>}
      >
        <p>{messages.errorText}</p>
      </Notice>
    );
  }
  return <FeedSkeleton />;
}
