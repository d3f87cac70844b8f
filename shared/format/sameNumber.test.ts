import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_CALLING_CODE, isSameNumber } from './sameNumber.ts';

const MOBILE = '+919876543210';

test.each([
  '+919876543210',
  '919876543210',
  '+91 98765-43210',
  '0091 98765 43210',
  '098765 43210',
  '9876543210',
  '९८७६५४३२१०',
])('%s: is the number of the sign-in', (stored) => expect(isSameNumber(stored, MOBILE)).toBe(true));

test.each([
  '',
  '+',
  '0',
  '+91',
  '+919800000000',
  '43210',
  '876543210',
  '+1 9876543210',
  '+9876543210',
  '[object Object]',
])('"%s": is another number, or none', (stored) => expect(isSameNumber(stored, MOBILE)).toBe(false));

test('a number without a country code: is none of another country', () => {
  expect(isSameNumber('2025550123', '+12025550123')).toBe(false);
  expect(isSameNumber('1 202 555 0123', '+12025550123')).toBe(true);
});

const national = fc.stringMatching(/^[1-9]\d{6,11}$/);
const countryCode = fc.constantFrom('1', '7', '20', '91', '44', '880', '971', '977');
const separators = fc.array(fc.constantFrom('', ' ', '-', '.', '(', ') '), { minLength: 12, maxLength: 12 });
const apart = (number: string, between: readonly string[]) =>
  number.replace(/\d/g, (digit, index: number) => digit + between[index]);

test('any number with separators: is the same', () =>
  fc.assert(
    fc.property(
      countryCode,
      national,
      separators,
      fc.constantFrom('+', '00', '0', ''),
      (code, number, between, prefix) => {
        const stored = `${prefix}${code} ${apart(number, between)}`;
        expect(isSameNumber(stored, `+${code}${number}`), stored).toBe(true);
      },
    ),
  ));

test('any number of the default country, without its code: is the same', () =>
  fc.assert(
    fc.property(national, separators, fc.constantFrom('0', ''), (number, between, prefix) => {
      const stored = `${prefix}${apart(number, between)}`;
      expect(isSameNumber(stored, DEFAULT_CALLING_CODE + number), stored).toBe(true);
    }),
  ));

test('any number of which one digit differs: is another', () =>
  fc.assert(
    fc.property(countryCode, national, fc.nat(), fc.integer({ min: 1, max: 9 }), (code, number, at, by) => {
      const index = at % number.length;
      const digit = (Number(number[index]) + by) % 10;
      const other = `${number.slice(0, index)}${digit}${number.slice(index + 1)}`;
      for (const stored of [`+${code}${other}`, `${code}${other}`, `0${other}`])
        expect(isSameNumber(stored, `+${code}${number}`), stored).toBe(false);
    }),
  ));
