/** ITU-T E.164, assigned country codes: no code begins with another one. firestore.rules has the same list. */
const COUNTRY_CODE =
  /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(2[1-689]|3[578]|42|5[09]|6[789]|8[035789]|9[679])[0-9])?$/;

/**
 * True where a stored text is an E.164 number written in another way: with spaces or dashes, without '+', with the 0 or 00 that is
 * dialled before it, or without its country code. firestore.rules has the same function (docs/behaviour.md, Sign-in).
 */
export function isSameNumber(stored: string, e164: string): boolean {
  const number = stored.replace(/[^0-9+]/g, '').replace(/^00/, '+');
  if (number.startsWith('+')) return number === e164;
  const digits = number.replace(/[^0-9]/g, '').replace(/^0/, '');
  return digits !== '' && e164.endsWith(digits) && COUNTRY_CODE.test(e164.slice('+'.length, -digits.length));
}
