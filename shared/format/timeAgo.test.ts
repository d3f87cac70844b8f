import { expect, test, vi } from 'vitest';
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

test('F72: a device whose clock is a day behind: a time in its future is Just now', () =>
  expect(timeAgo(NOW + 86_400_000, NOW)).toBe('Just now'));

test.each(['America/New_York', 'Asia/Kolkata', 'Pacific/Apia'])(
  'F73: across a change of the clocks, and in the time zone %s: the text is the same',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const change = Date.UTC(2024, 2, 10, 7); // summer time begins in New York
    expect(timeAgo(change - 1_800_000, change + 1_800_000)).toBe('1h ago');
    vi.unstubAllEnvs();
  },
);
