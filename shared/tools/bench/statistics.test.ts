import { expect, test } from 'vitest';
import { percentile, summary } from './statistics.ts';

test('the median of an even number of values lies between the middle two', () => {
  expect(summary([4, 1, 3, 2])).toEqual({ median: 2.5, min: 1, max: 4 });
});

test('one value is its own summary', () => {
  expect(summary([7])).toEqual({ median: 7, min: 7, max: 7 });
});

test('nine of ten values do not exceed the 90th percentile', () => {
  expect(percentile([10, 1, 9, 2, 8, 3, 7, 4, 6, 5], 0.9)).toBe(9);
  expect(percentile([4], 0.9)).toBe(4);
});
