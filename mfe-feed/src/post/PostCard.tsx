import type { FeedPost } from '@bazaar/shared/data/feedPosts';
import { buttonColours } from '@bazaar/shared/format/colour';
import type { List } from '@bazaar/shared/query';
import { Link } from '@bazaar/shared/router';
import { CutText, DataText } from '@bazaar/shared/ui/DataText';
import { useListEnd } from '@bazaar/shared/ui/useListEnd';
import { memo, useId, useRef } from 'react';
import { LOAD_MORE_SHARE, TITLE_LENGTH } from '../constants.ts';
import { messages } from '../messages.ts';
import { callToAction } from './callToAction.ts';
import styles from './PostCard.module.css';
import { PostCounts, PostOrigin } from './PostFacts.tsx';
import { PostMedia } from './PostMedia.tsx';
import { useGivesFocusBack } from './useGivesFocusBack.ts';

interface PostCardProps {
  post: FeedPost;
  /** Its place in the feed, counted from 1. */
  place: number;
  /** The list that it is the last post of. */
  isLastOf?: List<FeedPost> | undefined;
}

/** One post: its title, where it comes from, its media by kind, what became of it, and where it leads (§2). */
export const PostCard = memo(function PostCard({ post, place, isLastOf }: PostCardProps) {
  const article = useRef<HTMLElement>(null);
  const titleId = useId();
  useListEnd(isLastOf, article, { share: LOAD_MORE_SHARE });
  useGivesFocusBack(article);
  const { label, to } = callToAction(post);
  const { fill, text, film } = buttonColours(post.buttonBgColor, post.buttonTextColor);
  return (
    <article
      ref={article}
      className={styles.post}
      aria-labelledby={titleId}
      aria-posinset={place}
      aria-setsize={-1}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WAI-ARIA, feed: each article takes the focus
      tabIndex={0}
    >
      <h2 id={titleId}>
        <CutText maxLength={TITLE_LENGTH}>{post.title ?? messages.fallbackTitle}</CutText>
      </h2>
      <PostOrigin post={post} />
      <PostMedia post={post} isFirst={place === 1} />
      <PostCounts post={post} />
      <Link
        to={to}
        className={styles.action}
        style={{ backgroundColor: fill, color: text, backgroundImage: film && `linear-gradient(${film}, ${film})` }}
      >
        <DataText>{label}</DataText>
      </Link>
    </article>
  );
});
