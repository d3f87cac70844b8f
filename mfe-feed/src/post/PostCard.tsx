import * as paths from '@bazaar/shared/contracts/paths';
import type { FeedPost } from '@bazaar/shared/data/feedPosts';
import { buttonColours } from '@bazaar/shared/format/colour';
import { timeAgo } from '@bazaar/shared/format/timeAgo';
import type { List } from '@bazaar/shared/query';
import { Link } from '@bazaar/shared/router';
import { Badge } from '@bazaar/shared/ui/Badge';
import { CutText, DataText } from '@bazaar/shared/ui/DataText';
import { RemoteImage } from '@bazaar/shared/ui/RemoteImage';
import { useListEnd } from '@bazaar/shared/ui/useListEnd';
import { memo, useId, useLayoutEffect, useRef, useState } from 'react';
import { LOAD_MORE_SHARE, MEDIA_SIZES, PICTURE_RATIO, TITLE_LENGTH } from '../constants.ts';
import { pictures, post as texts } from '../texts.ts';
import { PostVideo } from '../video/PostVideo.tsx';
import { PictureCarousel } from './PictureCarousel.tsx';
import styles from './PostCard.module.css';
import { pictureOf } from './pictureAlt.ts';

interface PostCardProps {
  post: FeedPost;
  /** Its position in the feed, counted from 1. */
  position: number;
  /** Set on the last post: the list that it ends. */
  isLastOf?: List<FeedPost>;
}

/** One post: title, origin, media by kind, counts and call to action (§2). */
export const PostCard = memo(function PostCard({ post, position, isLastOf }: PostCardProps) {
  const article = useRef<HTMLElement>(null);
  const titleId = useId();
  useListEnd(isLastOf, article, { share: LOAD_MORE_SHARE });
  useLayoutEffect(() => {
    const element = article.current;
    const feed = element?.closest<HTMLElement>('[role="feed"]');
    return () => {
      // Unmounted with the focus in it: the reader goes on from the feed, not from the top of the page.
      if (element?.contains(document.activeElement)) feed?.focus({ preventScroll: true });
    };
  }, []);
  const { label, to } = callToAction(post);
  const { fill, text, film } = buttonColours(post.buttonBgColor, post.buttonTextColor);
  return (
    <article
      ref={article}
      className={styles.post}
      aria-labelledby={titleId}
      aria-posinset={position}
      aria-setsize={-1}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WAI-ARIA, feed: each article takes the focus
      tabIndex={0}
    >
      <h2 id={titleId}>
        <CutText maxLength={TITLE_LENGTH}>{post.title ?? texts.fallbackTitle}</CutText>
      </h2>
      <PostOrigin post={post} />
      <PostMedia post={post} isFirst={position === 1} />
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

/** The author and the age of a post, as far as the post says. */
function PostOrigin({ post: { _createdBy: { displayName, timestamp } = {} } }: { post: FeedPost }) {
  const [nowMs] = useState(Date.now);
  if (displayName === undefined && timestamp === undefined) return null;
  return (
    <p className={styles.origin}>
      {displayName !== undefined && <DataText>{displayName}</DataText>}
      {displayName !== undefined && timestamp !== undefined && <span>{texts.separator}</span>}
      {timestamp !== undefined && <time dateTime={new Date(timestamp).toISOString()}>{timeAgo(timestamp, nowMs)}</time>}
    </p>
  );
}

/** The media of a post, by its kind (§2). Every kind has its box before anything is loaded. */
function PostMedia({ post, isFirst }: { post: FeedPost; isFirst: boolean }) {
  const title = post.title ?? texts.fallbackTitle;
  switch (post.postType) {
    case 'image':
      return (
        <RemoteImage {...pictureOf(post)} name={title} ratio={PICTURE_RATIO} sizes={MEDIA_SIZES} isFirst={isFirst} />
      );
    case 'multi_image':
      if (post.imageIds.length === 0) return <Missing text={pictures.noImages} />;
      return <PictureCarousel post={post} title={title} isFirst={isFirst} />;
    case 'video':
      if (!post.videoStreamId) return <Missing text={texts.videoUnavailable} />;
      return <PostVideo post={post} videoStreamId={post.videoStreamId} title={title} isFirst={isFirst} />;
    case 'reels_carousel':
      return <ReelsTile post={post} isFirst={isFirst} />;
    case 'other':
      return <Missing text={texts.otherContent} />;
  }
}

/** Instead of missing media. */
const Missing = ({ text }: { text: string }) => <p className={styles.instead}>{text}</p>;

function ReelsTile({ post, isFirst }: { post: FeedPost; isFirst: boolean }) {
  return (
    <Link to={paths.reels} className={styles.reels}>
      <RemoteImage
        imageId={post.imgId ?? post.imageIds[0]}
        alt=""
        ratio={PICTURE_RATIO}
        sizes={MEDIA_SIZES}
        isFirst={isFirst}
      />
      <span className={styles.tile}>
        <b>{texts.reelsCount(post.reelsCount)}</b>
        {texts.tapToExplore}
      </span>
      <Badge corner="top">{texts.reelsBadge}</Badge>
    </Link>
  );
}

/** Likes, comments and views, as far as the post says. */
function PostCounts({ post: { likesCount, commentsCount, viewsCount } }: { post: FeedPost }) {
  const counts = [
    likesCount !== undefined && texts.likes(likesCount),
    commentsCount !== undefined && texts.comments(commentsCount),
    viewsCount !== undefined && texts.views(viewsCount),
  ].filter((text) => text !== false);
  return counts.length > 0 && <p className={styles.counts}>{counts.join(texts.separator)}</p>;
}

/** The label of the button of a post and the page that it leads to (§2; docs/behaviour.md, Feed). */
export function callToAction({
  postType,
  businessInfo,
  ctaText,
}: Pick<FeedPost, 'postType' | 'businessInfo' | 'ctaText'>): { label: string; to: string } {
  if (postType === 'reels_carousel') return { label: texts.watchReels, to: paths.reels };
  const [business] = businessInfo;
  if (!business?.creatorTopicId) return { label: ctaText ?? texts.learnMore, to: paths.business };
  const label = business.creatorTopicName ? texts.learn(business.creatorTopicName) : (ctaText ?? texts.learnMore);
  return { label, to: paths.businessLevels(business.creatorTopicId) };
}
