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

const ITALY = { cca2: 'IT', name: 'Italy', code: '+39' };

test.each([
  ['98765 43210', 'IN', '9876543210'],
  ['98765-43210', 'IN', '9876543210'],
  [' 98765–43210 ', 'IN', '9876543210'],
  ['+91 98765 43210', 'IN', '9876543210'],
  ['+91-98765-43210', 'IN', '9876543210'],
  ['0091 98765 43210', 'IN', '9876543210'],
  ['९८७६५ ४३२१०', 'IN', '9876543210'],
  ['৯৮৭৬৫ ৪৩২১০', 'IN', '9876543210'],
  // As messengers and address books copy them: in marks of direction, with hyphens of Unicode.
  ['\u202D+91 98765 43210\u202C', 'IN', '9876543210'],
  ['\u2068+91 98765 43210\u2069', 'IN', '9876543210'],
  ['\u202A+919876543210\u202C', 'IN', '9876543210'],
  ['98765\u201043210', 'IN', '9876543210'],
  ['+91 98765\u201143210', 'IN', '9876543210'],
  ['98765\u221243210', 'IN', '9876543210'],
  ['9876\u200B543210\uFEFF', 'IN', '9876543210'],
  // The 0 that is dialled within the country.
  ['098765 43210', 'IN', '9876543210'],
  ['+91 098765 43210', 'IN', '9876543210'],
  ['0412 345 678', 'AU', '412345678'],
  ['(020) 7946 0018', 'GB', '2079460018'],
  ['+44 (0)20 7946 0018', 'GB', '2079460018'],
  ['+44 20 7946 0018', 'GB', '2079460018'],
  ['0555 123 4567', 'US', '05551234567'],
])('%j typed for %s: is read as %s', (typed, cca2, number) =>
  expect(nationalNumber(typed, countryOf(cca2))).toBe(number),
);

test('a 0 that is part of the number, as in Italy: stays', () =>
  expect(nationalNumber('06 1234 5678', ITALY)).toBe('0612345678'));

test.each(['+65 9123 4567', '+1 650 555 0123', '98765x43210', 'nine'])('%j typed for India: is invalid', (typed) => {
  expect(isValidPhone(nationalNumber(typed, countryOf('IN')), 'IN')).toBe(false);
});

test('the number to send: has its calling code', () => {
  expect(e164('9876543210', countryOf('IN'))).toBe('+919876543210');
  expect(e164('2079460018', countryOf('GB'))).toBe('+442079460018');
  expect(e164('412345678', countryOf('AU'))).toBe('+61412345678');
});

test('a shown number: is masked but for its last four digits', () =>
  expect(masked('+919876543210', '+91')).toBe('+91\u00A0•••••\u00A0•3210'));
