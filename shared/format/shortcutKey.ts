/** By the place of a key, as a Latin keyboard has it without Shift and with it. */
const SIGNS: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Comma: [',', '<'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
};

/**
 * The key of a press as shortcuts name it: `event.key`, and where that is no Latin letter, as on a Hindi, Tamil or Russian
 * layout, what the same place has on a Latin keyboard (`event.code`). Capitals stay capitals.
 */
export function shortcutKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  // The names of keys, such as ArrowUp, are Latin too.
  if (/^[\x20-\x7E]|^\p{Script=Latin}/u.test(key)) return key;
  const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  const digit = shiftKey ? undefined : /^Digit(\d)$/.exec(code)?.[1];
  return letter ?? digit ?? SIGNS[code]?.[shiftKey ? 1 : 0] ?? key;
}
