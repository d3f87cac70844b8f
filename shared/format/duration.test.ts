import { expect, test } from 'vitest';
import { duration, spokenDuration } from './duration.ts';

test.each([
  [0, '0:00'],
  [59_999, '0:59'],
  [60_000, '1:00'],
  [3_599_999, '59:59'],
  [3_600_000, '1:00:00'],
  [-1, '0:00'],
  [Number.NaN, '0:00'],
  [Infinity, '0:00'],
])('%d ms is %s', (ms, text) => expect(duration(ms)).toBe(text));

test('a length in words, for screen readers', () => {
  expect(spokenDuration(62_000)).toBe('1 minute 2 seconds');
  expect(spokenDuration(0)).toBe('0 seconds');
  expect(spokenDuration(3_600_000)).toBe('1 hour');
});
