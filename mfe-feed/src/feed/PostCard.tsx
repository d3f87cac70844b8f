import type { FeedPost } from '@bazaar/shared/data/feedPosts';
import { buttonColours } from '@bazaar/shared/format/colour';
import { Link } from '@bazaar/shared/router';
import { DataText } from '@bazaar/shared/ui/DataText';
import { useId } from 'react';
import { messages } from '../messages.ts';
import { callToAction } from './callToAction.ts';
import styles from './PostCard.module.css';
import { PostMedia } from './PostMedia.tsx';

/** One post: its title, its media by kind, and where it leads (§2). `place` counts from 1. */
export function PostCard({ post, place }: { post: FeedPost; place: number }) {
  const titleId = useId();
  const { label, to } = callToAction(post);
  const { fill, text, film } = buttonColours(post.buttonBgColor, post.buttonTextColor);
  return (
    <article className={styles.post} aria-labelledby={titleId} aria-posinset={place} aria-setsize={-1}>
      <h2 id={titleId}>
        <DataText>{post.title ?? messages.fallbackTitle}</DataText>
      </h2>
      <PostMedia post={post} isFirst={place === 1} />
      <Link
        to={to}
        className={styles.action}
        style={{ backgroundColor: fill, color: text, backgroundImage: film && `linear-gradient(${film}, ${film})` }}
      >
        <DataText>{label}</DataText>
      </Link>
    </article>
  );
}
