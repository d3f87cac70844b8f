import { START_MAX_HEIGHT_PX, START_SHARE } from '../constants.ts';

/** A quality of a stream, as hls.js lists them: the lowest first. */
interface StreamLevel {
  height: number;
  bitrate: number;
}

/** hls.js: the stream chooses by itself. */
export const AUTO = -1;

/** Returns the level to begin with: the lowest, or what the remembered bandwidth really sustains, up to a picture that is good enough at first. */
export function startLevel(levels: readonly StreamLevel[], rememberedBps: number | undefined): number {
  if (rememberedBps === undefined) return 0;
  return Math.max(
    0,
    levels.findLastIndex(
      ({ height, bitrate }) => bitrate <= rememberedBps * START_SHARE && height <= START_MAX_HEIGHT_PX,
    ),
  );
}

/** The level for a chosen height: the nearest that this stream has, the lower of two equally near. */
export function levelFor(levels: readonly StreamLevel[], heightPx: number | undefined): number {
  if (heightPx === undefined || levels.length === 0) return AUTO;
  const distance = ({ height }: StreamLevel) => Math.abs(height - heightPx);
  return levels.reduce((best, level, index) => (distance(level) < distance(levels[best]!) ? index : best), 0);
}
