import { expect, test } from 'vitest';
import { duration, minutes, spokenDuration } from './duration.ts';

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

test.each([
  [1_500_000, '25 min'],
  [1_500_001, '26 min'],
  [3_600_000, '1 h'],
  [4_800_000, '1 h 20 min'],
  [3_599_999, '1 h'],
  [90_000_000, '25 h'],
  [400, '1 min'],
  [0, '1 min'],
  [-1, '1 min'],
  [Number.NaN, '1 min'],
  [Number.POSITIVE_INFINITY, '1 min'],
])('%s ms: %s', (ms, text) => {
  expect(minutes(ms)).toBe(text);
});
