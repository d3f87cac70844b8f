import type { FeedPost } from '@bazaar/shared/data/feedPosts';
import { imageUrls } from '@bazaar/shared/media/imageUrl';
import { streamUrl } from '@bazaar/shared/media/streamUrl';
import { VideoPlayer } from '@bazaar/shared/player';
import { paths } from '@bazaar/shared/contracts/paths';
import { Link } from '@bazaar/shared/router';
import { Badge } from '@bazaar/shared/ui/Badge';
import { RemoteImage } from '@bazaar/shared/ui/RemoteImage';
import { MEDIA_RATIO } from '../constants.ts';
import { messages } from '../messages.ts';
import { ImagePages } from './ImagePages.tsx';
import styles from './PostMedia.module.css';

const SIZES = '(min-width: 592px) 560px, 100vw';

/** The media of a post, by its kind (§2). */
export function PostMedia({ post, isFirst }: { post: FeedPost; isFirst: boolean }) {
  const title = post.title ?? messages.fallbackTitle;
  switch (post.postType) {
    case 'image':
      return <RemoteImage imageId={post.imageIds[0] ?? post.imgId} alt={title} ratio={MEDIA_RATIO} sizes={SIZES} isFirst={isFirst} />;
    case 'multi_image':
      return <ImagePages imageIds={post.imageIds} title={title} sizes={SIZES} isFirst={isFirst} />;
    case 'video':
      return <PostVideo post={post} title={title} />;
    case 'reels_carousel':
      return (
        <Link to={paths.reels} className={styles.reels}>
          <RemoteImage imageId={post.imgId ?? post.imageIds[0]} alt="" ratio={MEDIA_RATIO} sizes={SIZES} isFirst={isFirst} />
          <span className={styles.tile}>
            <b>{messages.reelsCount(post.reelsCount)}</b>
            {messages.tapToExplore}
          </span>
          <Badge corner="top">{messages.reelsBadge}</Badge>
        </Link>
      );
    case 'other':
      return <p className={styles.placeholder}>{messages.otherContent}</p>;
  }
}

function PostVideo({ post, title }: { post: FeedPost; title: string }) {
  if (!post.videoStreamId) return <p className={styles.placeholder}>{messages.videoUnavailable}</p>;
  const poster = post.imgId && imageUrls(post.imgId).public;
  return (
    <div className={styles.video}>
      <VideoPlayer title={title} url={streamUrl(post.videoStreamId)} posterUrl={poster} failureText={messages.videoUnavailable} />
      {post.duration && <Badge corner="top">{post.duration}</Badge>}
    </div>
  );
}
