import styles from './SeekBar.module.css';
import { useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { duration, spokenDuration } from '../../format/duration.ts';
import { SEEK_STEP_S, SEEK_PAGE_S, THUMB_PX } from '../constants.ts';
import { times as texts } from '../texts.ts';
import type { Media } from './createMedia.ts';
import { useMediaFact } from './useMedia.ts';

/** The position in the video, as a real slider: click, drag and keys come with it. A tooltip shows the time under the pointer. */
export function SeekBar({ media, statedMs }: { media: Media; statedMs?: number | undefined }) {
  const timeMs = useMediaFact(media, 'timeMs');
  const durationMs = useMediaFact(media, 'durationMs');
  const bufferedMs = useMediaFact(media, 'bufferedMs');
  const [pointed, setPointed] = useState<number>();
  const now = Math.min(timeMs, durationMs);
  const share = (ms: number) => `${durationMs > 0 ? (ms / durationMs) * 100 : 0}%`;
  const shares = { '--played': share(now), '--buffered': share(bufferedMs) } as CSSProperties;
  return (
    <span className={styles.bar} style={shares}>
      <input
        type="range"
        className={styles.slider}
        aria-label={texts.seek}
        aria-valuetext={
          durationMs > 0
            ? texts.timeOf(spokenDuration(now), spokenDuration(shownLength(durationMs, statedMs)))
            : texts.lengthUnknown
        }
        min={0}
        max={durationMs / 1000 || 1}
        step="any"
        value={now / 1000}
        onChange={(event) => media.seek(Number(event.target.value))}
        onKeyDown={(event) => seekByKey(event, media)}
        onPointerMove={(event) => setPointed(shareAt(event))}
        onPointerLeave={() => setPointed(undefined)}
      />
      {pointed !== undefined && durationMs > 0 && (
        <span className={styles.tooltip} style={{ left: `${pointed * 100}%` }} aria-hidden="true">
          {duration(pointed * durationMs)}
        </span>
      )}
    </span>
  );
}

/** Returns how far along the slider the pointer is, 0 to 1; the thumb's middle never reaches the very edge. */
function shareAt(event: PointerEvent<HTMLInputElement>): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return Math.max(0, Math.min(1, (event.clientX - left - THUMB_PX / 2) / (width - THUMB_PX)));
}

/** `step="any"` follows the pointer exactly; the keys then need steps of their own. */
function seekByKey(event: KeyboardEvent<HTMLInputElement>, media: Media): void {
  const { element } = media.store.getState();
  const target = element && timeByKey(event.key, element);
  if (target === undefined) return;
  event.preventDefault();
  media.seek(target);
}

function timeByKey(key: string, { currentTime, duration }: HTMLVideoElement): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return currentTime - SEEK_STEP_S;
    case 'ArrowRight':
    case 'ArrowUp':
      return currentTime + SEEK_STEP_S;
    case 'PageDown':
      return currentTime - SEEK_PAGE_S;
    case 'PageUp':
      return currentTime + SEEK_PAGE_S;
    case 'Home':
      return 0;
    case 'End':
      return duration;
    default:
      return undefined;
  }
}

/** 'm:ss / m:ss' (§9). The seek bar has the same in words. `statedMs` is the length that the video's card shows. */
export function PlayTime({ media, statedMs }: { media: Media; statedMs?: number | undefined }) {
  const timeMs = useMediaFact(media, 'timeMs');
  const lengthMs = shownLength(useMediaFact(media, 'durationMs'), statedMs);
  const [now, all] =
    lengthMs > 0 ? [duration(Math.min(timeMs, lengthMs)), duration(lengthMs)] : [texts.unknownTime, texts.unknownTime];
  return <span translate="no" style={{ fontVariantNumeric: 'tabular-nums' }}>{`${now} / ${all}`}</span>;
}

/** Not in the spec: a stated length that is further off than this is wrong. */
const TOLERANCE_MS = 1_000;

/**
 * The length that a player shows, 0 while unknown. A stream is some milliseconds longer or shorter than on its card,
 * which could show another second: so the stated length is shown where it is about right.
 */
export function shownLength(actualMs: number, statedMs: number | undefined): number {
  if (actualMs === 0 || statedMs === undefined) return actualMs;
  return Math.abs(actualMs - statedMs) < TOLERANCE_MS ? statedMs : actualMs;
}
