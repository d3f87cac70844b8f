import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameNumber } from './sameNumber.ts';

const MOBILE = '+919876543210';

test.each(['+919876543210', '919876543210', '+91 98765-43210', '0091 98765 43210', '098765 43210', '9876543210'])(
  '%s: is the number of the sign-in',
  (stored) => expect(isSameNumber(stored, MOBILE)).toBe(true),
);

test.each(['', '+', '0', '+919800000000', '43210', '876543210', '+1 9876543210', '९८७६५४३२१०', '[object Object]'])(
  '"%s": is another number, or none',
  (stored) => expect(isSameNumber(stored, MOBILE)).toBe(false),
);

test('a sign-in without a number: no stored text is the same', () => {
  expect(['9876543210', ''].map((stored) => isSameNumber(stored, ''))).toEqual([false, false]);
});

const national = fc.stringMatching(/^[1-9]\d{6,11}$/);
const countryCode = fc.constantFrom('1', '7', '20', '91', '44', '880', '971', '977');
const separators = fc.array(fc.constantFrom('', ' ', '-', '.', '(', ') '), { minLength: 12, maxLength: 12 });

test('any number with separators, with or without its country code: is the same', () =>
  fc.assert(
    fc.property(
      countryCode,
      national,
      separators,
      fc.constantFrom('+', '00', '0', ''),
      (code, number, between, prefix) => {
        const apart = number.replace(/\d/g, (digit, at: number) => digit + between[at]);
        for (const stored of [`${prefix}${code} ${apart}`, `0${apart}`, apart])
          expect(isSameNumber(stored, `+${code}${number}`), stored).toBe(true);
      },
    ),
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
