import { useMediaFact } from '@bazaar/shared/player';
import type { RefObject } from 'react';
import styles from './ReelProgress.module.css';

/** How much of the reel has been played: a line, for the eye only. */
export function ReelProgress({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const timeMs = useMediaFact(video, 'timeMs');
  const durationMs = useMediaFact(video, 'durationMs');
  const share = durationMs > 0 ? Math.min(1, timeMs / durationMs) : 0;
  return (
    <div className={styles.line} aria-hidden="true">
      <span style={{ scale: `${share} 1` }} />
    </div>
  );
}
