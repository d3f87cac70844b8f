import { duration, spokenDuration } from '../format/duration.ts';
import type { KeyboardEvent, RefObject } from 'react';
import { messages } from './messages.ts';
import { seek } from './seek.ts';
import styles from './VideoPlayer.module.css';
import { useMediaFact } from './useMediaFact.ts';

const STEP_S = 5;

/** A real slider: click, drag and keys come with it. */
export function SeekBar({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const timeMs = useMediaFact(video, 'timeMs');
  const durationMs = useMediaFact(video, 'durationMs');
  const now = Math.min(timeMs, durationMs);
  return (
    <>
      <input
        type="range"
        className={styles.seek}
        aria-label={messages.seek}
        aria-valuetext={messages.timeOf(spokenDuration(now), spokenDuration(durationMs))}
        min={0}
        max={durationMs / 1000 || 1}
        step="any"
        onKeyDown={(event) => seekByKey(event, video.current)}
        value={now / 1000}
        onChange={(event) => seek(video.current, Number(event.target.value))}
      />
      <span className={styles.time}>{`${duration(now)} / ${duration(durationMs)}`}</span>
    </>
  );
}

/** `step="any"` follows the pointer exactly; the keys then need steps of their own. */
function seekByKey(event: KeyboardEvent<HTMLInputElement>, video: HTMLVideoElement | null): void {
  const step = { ArrowLeft: -STEP_S, ArrowDown: -STEP_S, ArrowRight: STEP_S, ArrowUp: STEP_S }[event.key];
  if (step === undefined || !video) return;
  event.preventDefault();
  seek(video, video.currentTime + step);
}
