import { describe, expect, test } from 'vitest';
import { FALLBACK_COUNTRIES } from './countries.ts';
import { e164, isValidPhone, masked, nationalNumber } from './phone.ts';

const digits = (count: number, first = '9') => first.padEnd(count, '1');
const countryOf = (cca2: string) => FALLBACK_COUNTRIES.find((country) => country.cca2 === cca2)!;

/** §5, both sides of every limit. */
const NUMBERS: readonly (readonly [cca2: string, number: string, isValid: boolean])[] = [
  // India: 10 digits starting 6-9.
  ...['6', '7', '8', '9'].map((first) => ['IN', digits(10, first), true] as const),
  ...['0', '1', '2', '3', '4', '5'].map((first) => ['IN', digits(10, first), false] as const),
  ...[0, 1, 9, 11, 12, 15].map((count) => ['IN', count ? digits(count) : '', false] as const),
  ['IN', '6000000000', true],
  ['IN', '5999999999', false],
  ['IN', '9999999999', true],
  ['IN', '98765 43210', false],
  ['IN', '+919876543210', false],
  ['IN', '987654321O', false],
  ['IN', '９876543210', false],
  ['IN', '9876543210\n', false],
  // United States and Canada: 10 digits.
  ...['US', 'CA'].flatMap((cca2) => [
    ...['0', '1', '2', '9'].map((first) => [cca2, digits(10, first), true] as const),
    ...[7, 9, 11, 15].map((count) => [cca2, digits(count), false] as const),
    [cca2, '650-555-01', false] as const,
  ]),
  // United Kingdom: 10-11 digits.
  ['GB', digits(10, '7'), true],
  ['GB', digits(11, '0'), true],
  ['GB', digits(11, '7'), true],
  ['GB', digits(9), false],
  ['GB', digits(12), false],
  ['GB', '7946 00180', false],
  // Australia: 9 digits.
  ['AU', digits(9, '4'), true],
  ['AU', digits(9, '0'), true],
  ['AU', digits(8), false],
  ['AU', digits(10, '0'), false],
  ['AU', '41234567a', false],
  // Everywhere else: 7-15 digits.
  ...['NP', 'BD', 'AE', 'DE', 'SG', 'XX'].flatMap((cca2) => [
    [cca2, digits(7), true] as const,
    [cca2, digits(15), true] as const,
    [cca2, digits(6), false] as const,
    [cca2, digits(16), false] as const,
  ]),
  ['LK', digits(9), true],
  ['ZA', digits(9, '0'), true],
  ['KE', '', false],
  ['KE', 'abcdefgh', false],
  ['KE', '1234567a', false],
  ['NG', '123 4567', false],
];

describe('§5: the pattern of a country', () => {
  test('the table: has at least 60 rows', () => expect(NUMBERS.length).toBeGreaterThanOrEqual(60));
  test.each(NUMBERS)('%s number %j: valid is %s', (cca2, number, isValid) =>
    expect(isValidPhone(number, cca2)).toBe(isValid),
  );
});

test.each([
  ['98765 43210', '+91', '9876543210'],
  ['98765-43210', '+91', '9876543210'],
  [' 98765–43210 ', '+91', '9876543210'],
  ['+91 98765 43210', '+91', '9876543210'],
  ['+91-98765-43210', '+91', '9876543210'],
  ['९८७६५ ४३२१०', '+91', '9876543210'],
  ['(020) 7946 0018', '+44', '02079460018'],
  ['+44 20 7946 0018', '+44', '2079460018'],
])('%j typed for %s: is read as %s', (typed, code, number) => expect(nationalNumber(typed, code)).toBe(number));

test.each(['+65 9123 4567', '+1 650 555 0123', '98765x43210', 'nine'])('%j typed for India: is invalid', (typed) => {
  expect(isValidPhone(nationalNumber(typed, '+91'), 'IN')).toBe(false);
});

test('the number to send: has its calling code, without the leading zero of British numbers', () => {
  expect(e164('9876543210', countryOf('IN'))).toBe('+919876543210');
  expect(e164('02079460018', countryOf('GB'))).toBe('+442079460018');
  expect(e164('2079460018', countryOf('GB'))).toBe('+442079460018');
  expect(e164('412345678', countryOf('AU'))).toBe('+61412345678');
});

test('a shown number: is masked but for its last four digits', () =>
  expect(masked('+919876543210', '+91')).toBe('+91\u00A0•••••\u00A0•3210'));
