/** The board colours (tokens.css); cream reads on all of them (WCAG contrast 7.8 : 1 and better). */
const BOARDS = ['#8E2A1E', '#14523C', '#1D3C6A', '#5B3A1A', '#0F5560', '#4B5216', '#6B2140'] as const;

/** The same board for the same id, everywhere. */
export function boardColour(id: string): string {
  let hash = 0;
  for (const char of id) hash = (Math.imul(hash, 31) + char.charCodeAt(0)) >>> 0;
  return BOARDS[hash % BOARDS.length]!;
}
