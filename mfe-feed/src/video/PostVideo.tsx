import type { FeedPost } from '@bazaar/shared/data/feedPosts';
import { useInView } from '@bazaar/shared/device';
import { streamUrl } from '@bazaar/shared/media/urls';
import { Badge } from '@bazaar/shared/ui/Badge';
import { RemoteImage } from '@bazaar/shared/ui/RemoteImage';
import { useRef } from 'react';
import { MEDIA_SIZES, PLAYER_SHARE, VIDEO_RATIO } from '../constants.ts';
import { post as texts } from '../texts.ts';
import { Player } from './Player.tsx';
import styles from './PostVideo.module.css';
import { usePlaybackState } from './activeVideo.ts';

interface PostVideoProps {
  post: FeedPost;
  videoStreamId: string;
  title: string;
  isFirst: boolean;
}

/** A video in the feed (§2): its poster, and while it is on the screen its player. */
export function PostVideo({ post, videoStreamId, title, isFirst }: PostVideoProps) {
  const box = useRef<HTMLElement>(null);
  const state = usePlaybackState(post.id, box);
  const isOnScreen = useInView(box, { share: PLAYER_SHARE });
  return (
    <section ref={box} className={styles.video} aria-label={texts.video(title)} data-state={state}>
      <RemoteImage imageId={post.imgId} alt="" ratio={VIDEO_RATIO} sizes={MEDIA_SIZES} isFirst={isFirst} />
      {isOnScreen && <Player id={post.id} url={streamUrl(videoStreamId)} state={state} />}
      {post.duration && <Badge corner="top">{post.duration}</Badge>}
    </section>
  );
}
