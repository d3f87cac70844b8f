import type { RefObject } from 'react';
import { duration } from '../../format/duration.ts';
import { messages } from '../messages.ts';
import { shownLength } from './shownLength.ts';
import { useMediaFact } from '../useMediaFact.ts';

interface PlayTimeProps {
  video: RefObject<HTMLVideoElement | null>;
  /** The length that the video's card shows. */
  statedMs?: number | undefined;
}

/** 'm:ss / m:ss' (§9). The seek bar says the same in words. */
export function PlayTime({ video, statedMs }: PlayTimeProps) {
  const timeMs = useMediaFact(video, 'timeMs');
  const lengthMs = shownLength(useMediaFact(video, 'durationMs'), statedMs);
  const [now, all] =
    lengthMs > 0
      ? [duration(Math.min(timeMs, lengthMs)), duration(lengthMs)]
      : [messages.unknownTime, messages.unknownTime];
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{`${now} / ${all}`}</span>;
}
