import type { RefObject } from 'react';
import { useMediaFact } from '../../useMediaFact.ts';
import styles from './Captions.module.css';

/** The captions of the moment, above the controls. */
export function Captions({ video, cues }: { video: RefObject<HTMLVideoElement | null>; cues: readonly VTTCue[] }) {
  const nowS = useMediaFact(video, 'timeMs') / 1000;
  const shown = cues.filter(({ startTime, endTime }) => startTime <= nowS && nowS < endTime);
  if (shown.length === 0) return null;
  return (
    <p className={styles.captions}>
      {shown.map((cue) => (
        <span key={cue.startTime} lang={/[\u0900-\u097F]/.test(cue.text) ? 'hi' : undefined}>
          {plainText(cue)}
        </span>
      ))}
    </p>
  );
}

/** A cue may hold tags of its own: only its text is shown. */
const plainText = (cue: VTTCue): string => cue.getCueAsHTML().textContent ?? '';
