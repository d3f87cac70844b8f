/** The lines of a transcript, and the search in them. */
import { withoutInvisible } from '../../format/cleanText.ts';

export interface TranscriptLine {
  startS: number;
  text: string;
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
  const letters = [...text].map((letter) => letter.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`));
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
