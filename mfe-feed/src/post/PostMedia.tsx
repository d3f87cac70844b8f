import { paths } from '@bazaar/shared/contracts/paths';
import type { FeedPost } from '@bazaar/shared/data/feedPosts';
import { Link } from '@bazaar/shared/router';
import { Badge } from '@bazaar/shared/ui/Badge';
import { RemoteImage } from '@bazaar/shared/ui/RemoteImage';
import { MEDIA_SIZES, PICTURE_RATIO } from '../constants.ts';
import { messages } from '../messages.ts';
import { PostVideo } from '../video/PostVideo.tsx';
import { PictureCarousel } from './PictureCarousel.tsx';
import styles from './PostMedia.module.css';

/** The media of a post, by its kind (§2). Every kind has its box before anything is loaded. */
export function PostMedia({ post, isFirst }: { post: FeedPost; isFirst: boolean }) {
  const title = post.title ?? messages.fallbackTitle;
  switch (post.postType) {
    case 'image':
      return (
        <RemoteImage
          imageId={post.imageIds[0] ?? post.imgId}
          alt={title}
          ratio={PICTURE_RATIO}
          sizes={MEDIA_SIZES}
          isFirst={isFirst}
        />
      );
    case 'multi_image':
      if (post.imageIds.length === 0) return <Missing text={messages.noImages} />;
      return <PictureCarousel imageIds={post.imageIds} title={title} isFirst={isFirst} />;
    case 'video':
      if (!post.videoStreamId) return <Missing text={messages.videoUnavailable} />;
      return <PostVideo post={post} videoStreamId={post.videoStreamId} title={title} isFirst={isFirst} />;
    case 'reels_carousel':
      return <ReelsTile post={post} isFirst={isFirst} />;
    case 'other':
      return <Missing text={messages.otherContent} />;
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
        <b>{messages.reelsCount(post.reelsCount)}</b>
        {messages.tapToExplore}
      </span>
      <Badge corner="top">{messages.reelsBadge}</Badge>
    </Link>
  );
}
