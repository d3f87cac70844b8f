/** Reads the choices that this device remembers of its visitor, for the player and for what begins before it (early/film.ts). None of it is checked. */
import type { Quality } from '../../media/quality.ts';
import { BANDWIDTH_VALID_MS, DEFAULT_VOLUME, SPEEDS } from '../constants.ts';

interface StreamPrefs {
  /** Absent: the stream chooses by itself. */
  quality: Partial<Quality>;
  /** The picture is left out. */
  isAudioOnly: boolean;
}

/** Reads what a stream begins with of the choices in the menu of lessons (lesson/lessonPrefs.ts). */
export function streamPrefsIn(stored: unknown): StreamPrefs {
  const { heightPx, bps, isAudioOnly } = (stored ?? {}) as Record<string, unknown>;
  return {
    quality: { heightPx: numberIn(heightPx), bps: numberIn(bps) },
    isAudioOnly: isAudioOnly === true,
  };
}

/** Reads the bandwidth in bits per second, where it was measured a short time ago; undefined when unknown. */
export function bandwidthIn(stored: unknown): number | undefined {
  const { bps, atMs } = (stored ?? {}) as { bps?: unknown; atMs?: unknown };
  const ageMs = Date.now() - Number(atMs);
  return ageMs >= 0 && ageMs < BANDWIDTH_VALID_MS ? numberIn(bps) : undefined;
}

const numberIn = (stored: unknown): number | undefined => (typeof stored === 'number' ? stored : undefined);

const USUAL_SPEED = 1;

/** Reads how a lesson plays, of the same choices: with its sound unless somebody has muted it. */
export function playPrefsIn(stored: unknown): { isMuted: boolean; speed: number } {
  const { isMuted, speed } = (stored ?? {}) as Record<string, unknown>;
  return { isMuted: isMuted === true, speed: SPEEDS.find((each) => each === speed) ?? USUAL_SPEED };
}

/** The reader's choice for every player of the site. Muted until it is made (§4, Reels). Volume is 0..100. */
export interface SoundPrefs {
  isMuted: boolean;
  volume: number;
}

export function soundPrefsIn(stored: unknown): SoundPrefs {
  const { isMuted, volume } = (stored ?? {}) as Record<string, unknown>;
  const isVolume = typeof volume === 'number' && volume >= 0 && volume <= 100;
  return { isMuted: isMuted !== false, volume: isVolume ? volume : DEFAULT_VOLUME };
}
