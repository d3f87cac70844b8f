import type { RefObject } from 'react';
import { PlayIcon } from '../../../ui/icons.tsx';
import { useMediaFact } from '../../useMediaFact.ts';
import styles from './BigPlay.module.css';

/** Says to the eye that a press on the picture plays; the button of that name stands among the controls. */
export function BigPlay({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const isPaused = useMediaFact(video, 'isPaused');
  const isEnded = useMediaFact(video, 'isEnded');
  if (!isPaused || isEnded) return null;
  return (
    <span className={styles.play} aria-hidden="true">
      <PlayIcon size={36} />
    </span>
  );
}
