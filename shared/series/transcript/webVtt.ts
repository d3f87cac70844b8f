/** Reads the parts of a WebVTT file, hostile until they are parsed here, and joins them as the lines of a transcript. */
import { parseText, type VTTCue as ParsedCue } from 'media-captions';
import { cutText } from '../../contracts/cutText.ts';
import { captionText } from '../../player/core/captionText.ts';
import type { TranscriptLine } from './transcriptLines.ts';

/** The part is no WebVTT. */
export class NoTranscriptError extends Error {}

/** Not in the spec: a day of lines of 3 s. */
export const MAX_LINES = 30_000;
const MAX_LINE_LENGTH = 2_000;

interface Cue extends TranscriptLine {
  endS: number;
}

/** A part as it was parsed, its times by a clock of its own. */
export interface ParsedPart {
  cues: readonly Cue[];
  /** By how many seconds the clock of the film's timestamps is ahead of it (X-TIMESTAMP-MAP); undefined where the part does not say it. */
  aheadS: number | undefined;
}

/** In a browser the parsed cues are its own. */
const shownText = (cue: ParsedCue): string => captionText(cue as unknown as VTTCue);

/** Returns the cues with a text; `textOf` reads it from a cue. Throws NoTranscriptError. */
export async function parsePart(text: string, textOf = shownText): Promise<ParsedPart> {
  if (!text.startsWith('WEBVTT')) throw new NoTranscriptError('no WebVTT');
  const { cues } = await parseText(text, { type: 'vtt' });
  return { cues: cues.slice(0, MAX_LINES).flatMap((cue) => cueOf(cue, textOf(cue)) ?? []), aheadS: aheadOf(text) };
}

/** Its line breaks are spaces. */
function cueOf({ startTime: startS, endTime: endS }: ParsedCue, given: string): Cue | undefined {
  const text = cutText(given.replace(/\s+/g, ' ').trim(), MAX_LINE_LENGTH).normalize();
  return Number.isFinite(startS) && startS >= 0 && text ? { startS, endS, text } : undefined;
}

/** The header of a part: LOCAL is a time in it, MPEGTS the same moment in the film (RFC 8216, 3.5). */
const TIMESTAMP_MAP = /^X-TIMESTAMP-MAP=(.*)$/m;
const TICKS_PER_SECOND = 90_000;

function aheadOf(text: string): number | undefined {
  const [, map] = TIMESTAMP_MAP.exec(text.slice(0, text.search(/\r?\n\r?\n/))) ?? [];
  if (map === undefined) return undefined;
  const ticks = /MPEGTS:(\d{1,10})/.exec(map)?.[1] ?? 0;
  const [, hours = 0, minutes = 0, seconds = 0] = /LOCAL:(?:(\d{1,6}):)?(\d{2}):(\d{2}\.\d{3})/.exec(map) ?? [];
  return Number(ticks) / TICKS_PER_SECOND - (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
}

/** A part with its place in the film. */
export interface PlacedPart extends ParsedPart {
  /** The second of the film at which its playlist has it. */
  startS: number;
  /** The count of discontinuities before it. */
  discontinuity: number;
}

/** After 33 bits the film's timestamps begin anew. */
const WRAP_S = 2 ** 33 / TICKS_PER_SECOND;

/**
 * The lines of all parts, by the clock of the player, each once: one that goes on in the next part stands in both, whole or cut.
 * `timestampsS`: the film's timestamps at its second 0, by discontinuity, which hls.js subtracts. While they are unknown the clock
 * of the first part is taken for the player's.
 */
export function joinedLines(
  parts: readonly PlacedPart[],
  timestampsS: readonly (number | undefined)[],
): TranscriptLine[] {
  const guessS = parts.find(({ aheadS }) => aheadS !== undefined)?.aheadS;
  const known = new Set<string>();
  const latest = new Map<string, { part: PlacedPart; endS: number; startS: number }>();
  const lines: TranscriptLine[] = [];
  for (const part of parts) {
    const filmS = timestampsS[part.discontinuity] ?? timestampsS[0];
    const offsetS = (part.aheadS ?? (filmS === undefined ? (guessS ?? 0) : 0)) - (filmS ?? guessS ?? 0);
    for (const { text, ...cue } of part.cues) {
      const shiftS = offsetS - Math.round((cue.startS + offsetS - part.startS) / WRAP_S) * WRAP_S;
      const startS = Math.max(0, cue.startS + shiftS);
      const endS = cue.endS + shiftS;
      const key = `${startS.toFixed(2)} ${text}`;
      const before = latest.get(text);
      if (endS <= 0 || known.has(key)) continue;
      known.add(key);
      if (before && before.part !== part && touches(before, { startS, endS })) {
        latest.set(text, { part, startS: before.startS, endS: Math.max(endS, before.endS) });
        continue;
      }
      latest.set(text, { part, startS, endS });
      lines.push({ startS, text });
    }
  }
  return lines.toSorted((a, b) => a.startS - b.startS).slice(0, MAX_LINES);
}

/** Not in the spec: what a packager's rounding leaves between the halves of a caption. */
const GAP_S = 0.05;

interface Span {
  startS: number;
  endS: number;
}

const touches = (a: Span, b: Span): boolean => b.startS <= a.endS + GAP_S && a.startS <= b.endS + GAP_S;
