import { expect, test } from 'vitest';
import { timeAgo } from './timeAgo.ts';

const NOW = 1_000_000_000_000;

test.each([
  [-86_400_000, 'Just now'],
  [59_999, 'Just now'],
  [60_000, '1m ago'],
  [3_599_999, '59m ago'],
  [3_600_000, '1h ago'],
  [86_399_999, '23h ago'],
  [86_400_000, '1d ago'],
])('%d ms ago is %s', (passed, text) => expect(timeAgo(NOW - passed, NOW)).toBe(text));
