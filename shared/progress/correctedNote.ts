import type { Progress } from './parseProgress.ts';
import { weekUntil } from './week.ts';

/** As firestore.rules: how much later than it is saved something may have been watched. */
const AHEAD_MS = 60_000;

/** Nothing of it later than `nowMs`, as far as the rules demand it: what is, counts as of then. */
export function notAfter(entry: Progress, nowMs: number): Progress {
  const watchedAtMs = entry.watchedAtMs > nowMs + AHEAD_MS ? nowMs : entry.watchedAtMs;
  const week = entry.week && weekUntil(entry.week, nowMs);
  return watchedAtMs === entry.watchedAtMs && week === entry.week ? entry : { ...entry, watchedAtMs, week };
}

/**
 * A note of this device by the server's clock, once: `offsetMs` is how much the device's clock is behind that one, and taken to
 * have been so when the note was made. What then still lies in the future, such as after the clock was set, is of now.
 */
export function correctedNote(entry: Progress, offsetMs: number): Progress {
  const { isByDevice, ...note } = entry;
  const nowMs = Date.now() + offsetMs;
  if (!isByDevice) return notAfter(entry, nowMs);
  return notAfter({ ...note, watchedAtMs: Math.max(0, note.watchedAtMs + offsetMs) }, nowMs);
}
