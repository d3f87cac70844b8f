import { useMediaFact, type Media } from '@bazaar/shared/player';
import { useIsSlow } from '@bazaar/shared/query';
import { reels as texts } from '../texts.ts';
import styles from './ReelCard.module.css';

/** Over a reel that should play and has nothing to play: a ring after 400 ms, words after 4 s. */
export function WaitingRing({ media, isPresented }: { media: Media; isPresented: boolean }) {
  const isBuffering = useMediaFact(media, 'isWaiting');
  const isWaiting = isBuffering || !isPresented;
  const isSlow = useIsSlow(isWaiting);
  return (
    <div role="status">
      {isWaiting && <span className={styles.ring} />}
      {isSlow && <span>{texts.stillLoading}</span>}
    </div>
  );
}

/** The share of the reel that has been played: a line, for the eye only. */
export function ReelProgress({ media }: { media: Media }) {
  const timeMs = useMediaFact(media, 'timeMs');
  const durationMs = useMediaFact(media, 'durationMs');
  const share = durationMs > 0 ? Math.min(1, timeMs / durationMs) : 0;
  return (
    <div className={styles.line} aria-hidden="true">
      <span style={{ scale: `${share} 1` }} />
    </div>
  );
}
