import { useMediaFact } from '@bazaar/shared/player';
import { useIsSlow } from '@bazaar/shared/query';
import type { RefObject } from 'react';
import { messages } from './messages.ts';
import styles from './WaitingRing.module.css';

/** Over a reel that should play and has nothing to play: a ring after 400 ms, words after 4 s. */
export function WaitingRing({
  video,
  isPresented,
}: {
  video: RefObject<HTMLVideoElement | null>;
  isPresented: boolean;
}) {
  const isBuffering = useMediaFact(video, 'isWaiting');
  const isWaiting = isBuffering || !isPresented;
  const isSlow = useIsSlow(isWaiting);
  return (
    <div role="status">
      {isWaiting && <span className={styles.ring} />}
      {isSlow && messages.stillLoading}
    </div>
  );
}
