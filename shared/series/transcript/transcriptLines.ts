/** Reads a WebVTT file, hostile until it is parsed here, as lines of a transcript, and searches in them. */
import { cutText } from '../../contracts/cutText.ts';
import { parseText, tokenizeVTTCue, type VTTCue, type VTTNode } from 'media-captions';
import { withoutInvisible } from '../../format/cleanText.ts';

export interface TranscriptLine {
  startS: number;
  text: string;
}

/** The file is no WebVTT. */
export class NoTranscriptError extends Error {}

/** Not in the spec: a day of lines of 3 s. */
const MAX_LINES = 30_000;
const MAX_LINE_LENGTH = 2_000;

/** The header of a part of a segmented file: LOCAL is the time in the file, MPEGTS the same moment in the stream (RFC 8216, 3.5). */
const TIMESTAMP_MAP = /^X-TIMESTAMP-MAP=(.*)$/m;
const TICKS_PER_SECOND = 90_000;

/** The lines of one file, in the order of their times, and its clock where it names one. Throws NoTranscriptError. */
export async function linesIn(text: string): Promise<{ lines: TranscriptLine[]; offsetS: number | undefined }> {
  if (!text.startsWith('WEBVTT')) throw new NoTranscriptError('no WebVTT');
  const { cues } = await parseText(text, { type: 'vtt' });
  const lines = cues.flatMap((cue) => lineOf(cue) ?? []);
  return { lines: lines.slice(0, MAX_LINES).toSorted((a, b) => a.startS - b.startS), offsetS: offsetOf(text) };
}

/** Only the text of a cue: its tags are left out, its line breaks are spaces. */
function lineOf(cue: VTTCue): TranscriptLine | undefined {
  const { startTime: startS } = cue;
  const text = cutText(textOf(tokenizeVTTCue(cue)).replace(/\s+/g, ' ').trim(), MAX_LINE_LENGTH).normalize();
  return Number.isFinite(startS) && startS >= 0 && text ? { startS, text } : undefined;
}

const textOf = (nodes: readonly VTTNode[]): string =>
  nodes.map((node) => (node.type === 'text' ? node.data : textOf(node.children))).join('');

/** Returns by how many seconds the clock of the stream is ahead of that of the file. */
function offsetOf(text: string): number | undefined {
  const [, map = ''] = TIMESTAMP_MAP.exec(text.slice(0, text.search(/\r?\n\r?\n/))) ?? [];
  const ticks = /MPEGTS:(\d{1,10})/.exec(map)?.[1];
  const local = /LOCAL:(?:(\d+):)?(\d{2}):(\d{2}\.\d{3})/.exec(map);
  if (!ticks || !local) return undefined;
  return Number(ticks) / TICKS_PER_SECOND - (Number(local[1] ?? 0) * 3600 + Number(local[2]) * 60 + Number(local[3]));
}

/**
 * The lines of all parts of a file, each once: a caption that two parts show stands in both. The clock of the first part is that
 * of the film.
 */
export async function joinedLines(parts: readonly string[]): Promise<TranscriptLine[]> {
  const read = await Promise.all(parts.map(linesIn));
  const firstS = read.find(({ offsetS }) => offsetS !== undefined)?.offsetS ?? 0;
  const known = new Set<string>();
  return read
    .flatMap(({ lines, offsetS = firstS }) =>
      lines.map(({ startS, text }) => ({ startS: Math.max(0, startS + offsetS - firstS), text })),
    )
    .filter(({ startS, text }) => {
      const key = `${startS.toFixed(2)} ${text}`;
      return !known.has(key) && known.add(key);
    })
    .toSorted((a, b) => a.startS - b.startS)
    .slice(0, MAX_LINES);
}

/** The line that is spoken at a time, or was last; -1 before the first. */
export function lineAt(lines: readonly TranscriptLine[], timeS: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[middle]!.startS <= timeS) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * The pattern that finds a text in lines: in any case, Hindi however its letters are composed, with joiners and soft hyphens or
 * without. Undefined for nothing but spaces.
 */
export function patternOf(query: string): RegExp | undefined {
  const text = withoutInvisible(query).normalize().trim().replace(/\s+/g, ' ');
  const letters = [...text].map((letter) => letter.replace(/[\\^$.*+?()[\]{}|/-]/, String.raw`\$&`));
  return text ? new RegExp(letters.join(String.raw`\p{Cf}*`), 'giu') : undefined;
}

/** The indices of the lines that hold it. */
export const matchesOf = (lines: readonly { text: string }[], pattern: RegExp | undefined): number[] =>
  pattern ? lines.flatMap(({ text }, index) => (text.search(pattern) >= 0 ? [index] : [])) : [];

/** A text in parts, every second of which is a match. */
export function partsOf(text: string, pattern: RegExp | undefined): string[] {
  if (!pattern) return [text];
  const parts: string[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    parts.push(text.slice(end, index), found);
    end = index + found.length;
  }
  return [...parts, text.slice(end)];
}
