/** Chooses the quality of a stream, for the player and the document (docs/decisions/025). */
import { START_MAX_HEIGHT_PX, START_SHARE, BANDWIDTH_VALID_MS } from '../constants.ts';

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

/** Reads two of the choices in the menu of lessons (lesson/lessonPrefs.ts): the quality, undefined where the stream chooses by itself, and to leave the picture out. */
export function streamPrefsIn(stored: unknown): { heightPx: number | undefined; isAudioOnly: boolean } {
  const { heightPx, isAudioOnly } = (stored ?? {}) as { heightPx?: unknown; isAudioOnly?: unknown };
  return { heightPx: typeof heightPx === 'number' ? heightPx : undefined, isAudioOnly: isAudioOnly === true };
}

/** Reads the bandwidth in bits per second, where it was measured a short time ago; undefined when unknown. */
export function bandwidthIn(stored: unknown): number | undefined {
  const { bps, atMs } = (stored ?? {}) as { bps?: unknown; atMs?: unknown };
  const ageMs = Date.now() - Number(atMs);
  return typeof bps === 'number' && ageMs >= 0 && ageMs < BANDWIDTH_VALID_MS ? bps : undefined;
}
