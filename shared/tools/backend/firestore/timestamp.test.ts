import { describe, expect, it } from 'vitest';
import {
  createCommitClock,
  cutToMicroseconds,
  formatTimestamp,
  millisOf,
  parseTimestamp,
  timestampOfMillis,
} from './timestamp.ts';

describe('parseTimestamp and formatTimestamp', () => {
  it.each([
    '2001-02-03T04:05:06Z',
    '2001-02-03T04:05:06.700Z',
    '2001-02-03T04:05:06.000007Z',
    '2001-02-03T04:05:06.000000009Z',
    '0001-01-01T00:00:00Z',
    '1969-12-31T23:59:59.999Z',
  ])('%s: read and written unchanged', (text) => {
    expect(formatTimestamp(parseTimestamp(text))).toBe(text);
  });

  it('an offset: read', () => {
    expect(formatTimestamp(parseTimestamp('2001-02-03T09:35:06+05:30'))).toBe('2001-02-03T04:05:06Z');
  });

  it.each(['', 'today', '2001-02-03', '2001-13-03T04:05:06Z', '2001-02-03T04:05:06.0000000001Z'])(
    '"%s": refused',
    (text) => {
      expect(() => parseTimestamp(text)).toThrow('Invalid timestamp');
    },
  );
});

describe('cutToMicroseconds', () => {
  it('nanoseconds: cut off, also before 1970', () => {
    expect(cutToMicroseconds({ seconds: -1, nanoseconds: 999_999_999 })).toEqual({
      seconds: -1,
      nanoseconds: 999_999_000,
    });
  });
});

describe('timestampOfMillis', () => {
  it.each([0, 1, 1999, -1, -1001])('%d ms: unchanged by millisOf', (milliseconds) => {
    expect(millisOf(timestampOfMillis(milliseconds))).toBe(milliseconds);
  });
});

describe('createCommitClock', () => {
  it('a clock that stands still or steps back: the times increase', () => {
    const times = [5000, 5000, 4000, 6000];
    const clock = createCommitClock(() => times.shift() ?? 0);
    expect([clock(), clock(), clock(), clock()].map(formatTimestamp)).toEqual([
      '1970-01-01T00:00:05Z',
      '1970-01-01T00:00:05.000001Z',
      '1970-01-01T00:00:05.000002Z',
      '1970-01-01T00:00:06Z',
    ]);
  });
});
