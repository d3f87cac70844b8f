import { westernDigits } from './westernDigits.ts';

/** Spec §2: the default country code. */
export const DEFAULT_CALLING_CODE = '+91';

/**
 * True where a stored text is an E.164 number written in another way: with spaces or dashes, without '+', or with the 0 or 00 that
 * is dialled before it. A number without a country code is one of the default country.
 */
export function isSameNumber(stored: string, e164: string): boolean {
  const number = westernDigits(stored)
    .replace(/[^0-9+]/g, '')
    .replace(/^00/, '+');
  if (number.startsWith('+')) return number === e164;
  const digits = number.replace(/^0/, '');
  return [`+${digits}`, DEFAULT_CALLING_CODE + digits].includes(e164);
}
