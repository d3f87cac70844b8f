/**
 * A text in two parts: what is shown, and the rest that '…' stands for. It is cut between words, so that at most `most`
 * characters are shown; a single word that is longer than that stays whole. `shown + rest` is the text.
 */
export function cutBetweenWords(text: string, most: number): { shown: string; rest: string } {
  if (text.length <= most) return { shown: text, rest: '' };
  const spaces = [...text.matchAll(/[\s\p{P}]*\s+/gu)].map(({ index }) => index).filter((index) => index > 0);
  const end = spaces.findLast((index) => index <= most) ?? spaces[0] ?? text.length;
  return { shown: text.slice(0, end), rest: text.slice(end) };
}
