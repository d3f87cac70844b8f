import { expect, test } from 'vitest';
import { barOf } from './waterfallBar.ts';

test('a request waits, then its bytes come', () => {
  expect(barOf({ startedAt: 20, respondedAt: 50, endedAt: 79 }, 100, 10)).toBe('  ---===  ');
});

test('a request shorter than a column is one column', () => {
  expect(barOf({ startedAt: 100, respondedAt: 100, endedAt: 100 }, 100, 10)).toBe('         =');
});

test('without a response: waits until the end', () => {
  expect(barOf({ startedAt: 50 }, 100, 10)).toBe('     -----');
});
