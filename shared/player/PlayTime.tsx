import type { RefObject } from 'react';
import { duration } from '../format/duration.ts';
import { useMediaFact } from './useMediaFact.ts';

/** 'm:ss / m:ss' (§9). The seek bar says the same in words. */
export function PlayTime({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const timeMs = useMediaFact(video, 'timeMs');
  const durationMs = useMediaFact(video, 'durationMs');
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{`${duration(Math.min(timeMs, durationMs))} / ${duration(durationMs)}`}</span>;
}
