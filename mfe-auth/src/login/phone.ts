import type { Country } from './countries.ts';

/** §5: the pattern of a country's numbers, without the country code. */
const PATTERNS: Record<string, RegExp> = {
  IN: /^[6-9]\d{9}$/,
  US: /^\d{10}$/,
  CA: /^\d{10}$/,
  GB: /^\d{10,11}$/,
  AU: /^\d{9}$/,
};
/** §5, §9: everywhere else. */
const OTHERWISE = /^\d{7,15}$/;

const SEPARATORS = /[\s().\-–]/g;
const DEVANAGARI_ZERO = 0x966;

/**
 * What was typed or pasted, without what people put between digits and without the country's own '+91'. Anything else
 * stays and fails the pattern: without its '+', the number of another country would be somebody else's number in this one.
 */
export function nationalNumber(typed: string, code: string): string {
  const bare = westernDigits(typed).replace(SEPARATORS, '');
  return bare.startsWith(code) ? bare.slice(code.length) : bare;
}

/** Devanagari digits, as a Hindi keyboard types them, become 0 to 9. */
export const westernDigits = (typed: string): string =>
  typed.replace(/[०-९]/g, (digit) => String(digit.codePointAt(0)! - DEVANAGARI_ZERO));

/** Whether the number can be one of that country. */
export const isValidPhone = (national: string, cca2: string): boolean => (PATTERNS[cca2] ?? OTHERWISE).test(national);

/** `+919876543210`. The British write a leading 0 that is not dialled. The service checks whether the number exists. */
export function e164(national: string, { cca2, code }: Country): string {
  return code + (cca2 === 'GB' && national.length === 11 ? national.replace(/^0/, '') : national);
}

const NO_BREAK_SPACE = '\u00A0';

/** `+91 ••••• •3210`, on one line: enough to recognise, not enough to dial. */
export const masked = (mobile: string, code: string): string =>
  [code, '•••••', `•${mobile.slice(-4)}`].join(NO_BREAK_SPACE);
