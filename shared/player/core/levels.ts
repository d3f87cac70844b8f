/** Chooses the quality of a stream, for the player and the document (docs/decisions/025). */
import type { Quality } from '../../media/quality.ts';
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

/**
 * The level for a chosen quality: of the nearest height that this stream has the nearest bit rate, the lower of two equally near. By
 * the bit rate alone where the chosen quality has no height.
 */
export function levelFor(levels: readonly StreamLevel[], { heightPx, bps }: Partial<Quality>): number {
  if (heightPx === undefined || levels.length === 0) return AUTO;
  const distance = ({ height, bitrate }: StreamLevel) =>
    Math.abs(heightPx && height - heightPx) * MORE_THAN_ANY_BPS + Math.abs(bitrate - (bps ?? 0));
  return levels.reduce((best, level, index) => (distance(level) < distance(levels[best]!) ? index : best), 0);
}

/** The heights decide first. */
const MORE_THAN_ANY_BPS = 1e10;
