import { westernDigits } from '@bazaar/shared/format/westernDigits';
import { withoutInvisible } from '@bazaar/shared/format/withoutInvisible';
import type { Country } from './countries.ts';
import { hasTrunkZero } from './trunkZero.ts';

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

/** What people put between digits: spaces, brackets, dots, and every dash that Unicode has. */
const SEPARATORS = /[\s().\p{Pd}\u2212]/gu;

/**
 * What was typed or pasted, without what people put between digits, without the country's own '+91' or '0091', and without the
 * leading 0 that is dialled only within the country (`098765 43210`). Anything else stays and fails the pattern: without its
 * '+', the number of another country would be somebody else's number in this one.
 */
export function nationalNumber(typed: string, { cca2, code }: Pick<Country, 'cca2' | 'code'>): string {
  const bare = westernDigits(withoutInvisible(typed)).replace(SEPARATORS, '').replace(/^00/, '+');
  const national = bare.startsWith(code) ? bare.slice(code.length) : bare;
  return hasTrunkZero(cca2) ? national.replace(/^0/, '') : national;
}

/** Whether the number can be one of that country. */
export const isValidPhone = (national: string, cca2: string): boolean => (PATTERNS[cca2] ?? OTHERWISE).test(national);

/** `+919876543210`. The service checks whether the number exists. */
export const e164 = (national: string, { code }: Country): string => code + national;

const NO_BREAK_SPACE = '\u00A0';

/** `+91 ••••• •3210`, on one line: enough to recognise, not enough to dial. */
export const masked = (mobile: string, code: string): string =>
  [code, '•••••', `•${mobile.slice(-4)}`].join(NO_BREAK_SPACE);
