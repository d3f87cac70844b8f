import { duration } from '../../format/duration.ts';
import { times as texts } from '../texts.ts';
import type { Media } from './createMedia.ts';
import { useMediaFact } from './useMedia.ts';

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
