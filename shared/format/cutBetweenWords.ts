/**
 * A text in two parts: what is start, and the rest that '…' stands for. It is cut between words, so that at most `most`
 * characters are shown; a single word that is longer than that stays whole. `start + rest` is the text.
 */
export function cutBetweenWords(text: string, most: number): { start: string; rest: string } {
  if (text.length <= most) return { start: text, rest: '' };
  const spaces = [...text.matchAll(/[\s\p{P}]*\s+/gu)].map(({ index }) => index).filter((index) => index > 0);
  const end = spaces.findLast((index) => index <= most) ?? spaces[0] ?? text.length;
  return { start: text.slice(0, end), rest: text.slice(end) };
}
