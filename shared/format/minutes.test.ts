import { expect, test } from 'vitest';
import { minutes } from './minutes.ts';

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
