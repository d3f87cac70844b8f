import { westernDigits } from '@bazaar/shared/format/westernDigits';
import { withoutInvisible } from '@bazaar/shared/format/cleanText';
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

/** Characters that people put between digits: spaces, brackets, dots, and every dash that Unicode has. */
const SEPARATORS = /[\s().\p{Pd}\u2212]/gu;

/**
 * The number that was typed or pasted, without separators, without the country's own '+91' or '0091', and without the
 * leading 0 that is dialled only within the country (`098765 43210`). Anything else stays and fails the pattern: without its
 * '+', the number of another country would be somebody else's number in this one.
 */
export function nationalNumber(typed: string, { cca2, code }: Pick<Country, 'cca2' | 'code'>): string {
  const bare = westernDigits(withoutInvisible(typed)).replace(SEPARATORS, '').replace(/^00/, '+');
  const national = bare.startsWith(code) ? bare.slice(code.length) : bare;
  return hasTrunkZero(cca2) ? national.replace(/^0/, '') : national;
}

/** True for a number that can be one of that country. */
export const isValidPhone = (national: string, cca2: string): boolean => (PATTERNS[cca2] ?? OTHERWISE).test(national);

/** `+919876543210`. The service checks whether the number exists. */
export const e164 = (national: string, { code }: Country): string => code + national;

const NO_BREAK_SPACE = '\u00A0';

/** `+91 ••••• •3210`, on one line: enough to recognise, not enough to dial. */
export const masked = (mobile: string, code: string): string =>
  [code, '•••••', `•${mobile.slice(-4)}`].join(NO_BREAK_SPACE);

/**
 * The countries in which a 0 before a number is dialled within the country only: national prefix '0' in Google's
 * libphonenumber, metadata of libphonenumber-js 1.13.16. Elsewhere a leading 0 belongs to the number, as in Italy.
 */
const TRUNK_ZERO =
  'AE AF AL AM AR AT AU AX AZ BA BD BE BG BL BO BR CC CD CH CN CO CU CX DE DZ EC EG EH ER ET FI FR GB GE GF GG GH ' +
  'GP HR ID IE IL IM IN IQ IR JE JO JP KE KG KH KI KP KR LA LB LI LK LR LT LY MA MC MD ME MF MG MK MM MN MQ MW MY ' +
  'NA NG NL NP NZ PE PH PK PM PS PY RE RO RS RW SA SD SE SI SK SL SO SS SY TH TR TW TZ UA UG UY VE VN XK YE YT ZA ' +
  'ZM ZW';

const hasTrunkZero = (cca2: string): boolean => TRUNK_ZERO.split(' ').includes(cca2);
