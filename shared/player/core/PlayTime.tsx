import { duration } from '../../format/duration.ts';
import { messages } from '../messages.ts';
import type { Media } from './createMedia.ts';
import { shownLength } from './shownLength.ts';
import { useMediaFact } from './useMedia.ts';

/** 'm:ss / m:ss' (§9). The seek bar has the same in words. `statedMs` is the length that the video's card shows. */
export function PlayTime({ media, statedMs }: { media: Media; statedMs?: number | undefined }) {
  const timeMs = useMediaFact(media, 'timeMs');
  const lengthMs = shownLength(useMediaFact(media, 'durationMs'), statedMs);
  const [now, all] =
    lengthMs > 0
      ? [duration(Math.min(timeMs, lengthMs)), duration(lengthMs)]
      : [messages.unknownTime, messages.unknownTime];
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{`${now} / ${all}`}</span>;
}
