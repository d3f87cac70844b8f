import { expect, test } from 'vitest';
import { e164, isValidPhone, nationalNumber } from './phone.ts';

const digits = (count: number, first = '9') => first.padEnd(count, '1');

test.each([
  ['IN', digits(10, '6'), true], ['IN', digits(10, '7'), true], ['IN', digits(10, '8'), true], ['IN', digits(10, '9'), true],
  ['IN', digits(10, '5'), false], ['IN', digits(10, '0'), false], ['IN', digits(9, '9'), false], ['IN', digits(11, '9'), false], ['IN', '', false], ['IN', '98765 43210', false],
  ['US', digits(10, '2'), true], ['US', digits(10, '0'), true], ['US', digits(9), false], ['US', digits(11), false],
  ['CA', digits(10, '4'), true], ['CA', digits(9), false], ['CA', digits(11), false],
  ['GB', digits(10), true], ['GB', digits(11, '0'), true], ['GB', digits(9), false], ['GB', digits(12), false],
  ['AU', digits(9, '4'), true], ['AU', digits(8), false], ['AU', digits(10), false],
  ['NP', digits(7), true], ['NP', digits(15), true], ['NP', digits(6), false], ['NP', digits(16), false],
  ['DE', digits(11), true], ['AE', digits(9), true], ['XX', 'abcdefgh', false], ['XX', '1234567a', false],
] as const)('%s %s: %s', (cca2, number, isValid) => expect(isValidPhone(number, cca2)).toBe(isValid));

test.each([
  ['98765 43210', '+91', '9876543210'], ['98765-43210', '+91', '9876543210'], ['+91 98765 43210', '+91', '9876543210'], ['(020) 7946 0018', '+44', '02079460018'], ['९८७', '+91', ''],
])('%s is read as %s', (typed, code, number) => expect(nationalNumber(typed, code)).toBe(number));

test('a number is sent as E.164', () => {
  expect(e164('9876543210', 'IN', '+91')).toBe('+919876543210');
  expect(e164('02079460018', 'GB', '+44')).toBe('+442079460018');
  expect(e164(digits(15), 'NP', '+977')).toBeUndefined();
});
