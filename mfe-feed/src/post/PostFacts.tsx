import type { FeedPost } from '@bazaar/shared/data/feedPosts';
import { timeAgo } from '@bazaar/shared/format/timeAgo';
import { DataText } from '@bazaar/shared/ui/DataText';
import { useState } from 'react';
import { messages } from '../messages.ts';
import styles from './PostCard.module.css';

/** Who posted it and how long ago, as far as the post says. */
export function PostOrigin({ post: { _createdBy: { displayName, timestamp } = {} } }: { post: FeedPost }) {
  const [nowMs] = useState(Date.now);
  if (displayName === undefined && timestamp === undefined) return null;
  return (
    <p className={styles.origin}>
      {displayName !== undefined && <DataText>{displayName}</DataText>}
      {displayName !== undefined && timestamp !== undefined && messages.separator}
      {timestamp !== undefined && <time dateTime={new Date(timestamp).toISOString()}>{timeAgo(timestamp, nowMs)}</time>}
    </p>
  );
}

/** How often it was liked, commented on and seen, as far as the post says. */
export function PostCounts({ post: { likesCount, commentsCount, viewsCount } }: { post: FeedPost }) {
  const counts = [
    likesCount !== undefined && messages.likes(likesCount),
    commentsCount !== undefined && messages.comments(commentsCount),
    viewsCount !== undefined && messages.views(viewsCount),
  ].filter((text) => text !== false);
  return counts.length > 0 && <p className={styles.counts}>{counts.join(messages.separator)}</p>;
}
