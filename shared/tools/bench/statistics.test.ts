import { expect, test } from 'vitest';
import { leastSquares, percentile, ratio, show, showStartup, startupScore, summary } from './statistics.ts';

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

test('a ratio is that of the medians, so that one run with a fault does not decide', () => {
  expect(ratio([100, 200, 9_000], [400, 100, 800])).toBe(0.5);
});

test('a summary reads as the median, then the least and the most', () => {
  expect(show(summary([3, 1, 2]))).toBe('2 (1–3)');
  expect(show(summary([0.0312, 0.01, 0.02]), 3)).toBe('0.020 (0.010–0.031)');
});

test("a startup score is Mux's: its own examples", () =>
  expect([400, 2_000, 8_000, 20_000].map((ms) => Math.round(startupScore(ms)))).toEqual([95, 80, 50, 29]));

test('a startup reads as the p95 of the waits, the score of their median and that of their p95', () =>
  expect(showStartup([400, 2_000, 300])).toBe('p95 2000 ms, startup score 95, p95 80'));

test('points on a line: its slope, without an error', () => {
  const { slope, slopeError } = leastSquares([0, 1, 2, 5].map((x) => ({ x, y: 3 - 2 * x })));
  expect(slope).toBeCloseTo(-2);
  expect(slopeError).toBeCloseTo(0);
});

test('points beside a line: the slope of the least squares, and its standard error', () => {
  const { slope, slopeError } = leastSquares([1, 2, 1.3, 3.75, 2.25].map((y, index) => ({ x: index + 1, y })));
  expect(slope).toBeCloseTo(0.425);
  expect(slopeError).toBeCloseTo(0.3049);
});

test('two points: a slope, whose error is not known', () => {
  const { slope, slopeError } = leastSquares([
    { x: 1, y: 5 },
    { x: 3, y: 9 },
  ]);
  expect(slope).toBeCloseTo(2);
  expect(slopeError).toBeNaN();
});
