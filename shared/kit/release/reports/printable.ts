/**
 * A text of a report as one line of a terminal. Anybody can send a report: no character of it may steer the terminal, and a line
 * break would let it write a line of its own, such as another error's.
 */
export const printableLine = (text: string): string =>
  text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (character) => (character === '\n' ? String.raw`\n` : '?'));

/** A text that has lines, such as a stack, with each line made printable. */
export const printableLines = (text: string): string => text.split('\n').map(printableLine).join('\n');
