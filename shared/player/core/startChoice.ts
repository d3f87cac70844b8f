/** Reads what the device remembers of how a lesson starts, for the player and the document (docs/decisions/025). */
import { BANDWIDTH_VALID_MS } from '../constants.ts';

/** Of what was chosen in the menu of lessons (lesson/lessonPrefs.ts): the quality, undefined where the stream chooses by itself, and whether the picture is left out. */
export function streamPrefsIn(stored: unknown): { heightPx: number | undefined; isAudioOnly: boolean } {
  const { heightPx, isAudioOnly } = (stored ?? {}) as { heightPx?: unknown; isAudioOnly?: unknown };
  return { heightPx: typeof heightPx === 'number' ? heightPx : undefined, isAudioOnly: isAudioOnly === true };
}

/** The bandwidth in bits per second, where it was measured a short time ago (bandwidth.ts); undefined when unknown. */
export function bandwidthIn(stored: unknown): number | undefined {
  const { bps, atMs } = (stored ?? {}) as { bps?: unknown; atMs?: unknown };
  const ageMs = Date.now() - Number(atMs);
  return typeof bps === 'number' && ageMs >= 0 && ageMs < BANDWIDTH_VALID_MS ? bps : undefined;
}
