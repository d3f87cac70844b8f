/**
 * Notes of a page in the browser's own timeline (User Timing), where the reports read them: earlier notes
 * too, so that nothing has to be loaded before something happens.
 */
export type PageNote =
  | { kind: 'error'; message: string; stack: string }
  | { kind: 'refused'; remote: string; version: string; reason: 'contract' | 'hashes' }
  | { kind: 'violation'; directive: string; blocked: string }
  /** `ms`: to the first frame since the stream was attached, or how long it stalled. */
  | { kind: 'video'; event: 'firstFrame' | 'stall' | 'fatal'; ms: number; message?: string }
  | CountedNote;

/** Notes of what is counted without knowing anybody (docs/decisions/049). */
export type CountedNote =
  /** A lesson that has played: where it stands, and what of it has played on this page, in seconds. */
  | { kind: 'lesson'; videoId: string; atS: number; lengthS: number; played: readonly (readonly [number, number])[] }
  /** A search that found nothing. `meant`: what the school's own table of words has of it, never what was typed. */
  | { kind: 'noResult'; meant: readonly string[] };

/** The name of the marks. */
export const PAGE_NOTE = 'bazaar.note';

/** Stands in the place of a directive in a violation by a script without a hash. */
export const INTEGRITY_POLICY = 'integrity-policy';
/** Not in the spec: a page that is open for days does not keep all that happened on it. */
const MAX_NOTES = 100;

/** Notes what happened, on this device only. */
export function note(detail: PageNote): void {
  if (performance.getEntriesByName(PAGE_NOTE).length >= MAX_NOTES) performance.clearMarks(PAGE_NOTE);
  performance.mark(PAGE_NOTE, { detail });
}

/** Notes whatever was thrown. */
export function noteError(thrown: unknown): void {
  // Anything can be thrown, and a note that fails would be an error of its own.
  const { message, stack = '' } = thrown instanceof Error ? thrown : { message: thrown };
  note({ kind: 'error', message: textOf(message), stack: textOf(stack) });
}

function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return 'an error without a text';
  }
}
