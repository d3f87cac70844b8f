import type { RefObject } from 'react';
import { useIsSlow } from '../../../query/useIsSlow.ts';
import { BUFFERING_AFTER_MS } from '../../constants.ts';
import { messages } from '../../messages.ts';
import { useMediaFact } from '../../useMediaFact.ts';
import styles from './Buffering.module.css';

/** The ring, once a wait has lasted long enough to be noticed; after 4 s a word with it. */
export function Buffering({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const isWaiting = useMediaFact(video, 'isWaiting');
  const isSlow = useIsSlow(isWaiting);
  if (!isWaiting) return null;
  return (
    <div className={styles.buffering} role="status" style={{ animationDelay: `${BUFFERING_AFTER_MS}ms` }}>
      <span className={styles.ring} role="img" aria-label={messages.buffering} />
      <p>{isSlow && messages.stillLoading}</p>
    </div>
  );
}
