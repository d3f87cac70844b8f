import { expect, test } from 'vitest';
import { parseSeen } from './seenStories.ts';

const DAY_MS = 86_400_000;

test('a story seen more than thirty days ago: forgotten', () => {
  const seen = parseSeen({ fresh: 100 * DAY_MS, old: 69 * DAY_MS }, 100 * DAY_MS);
  expect(Object.keys(seen)).toEqual(['fresh']);
});

test('a story seen by a clock that was a year ahead: forgotten, else it would stay seen for a year', () => {
  expect(parseSeen({ ahead: 465 * DAY_MS, now: 100 * DAY_MS + 1_000 }, 100 * DAY_MS)).toEqual({
    now: 100 * DAY_MS + 1_000,
  });
});

test.each(['{', null, [], 'text', 7, { a: 'b', c: null }, undefined])('F71: %j in storage: nothing seen', (stored) => {
  expect(parseSeen(stored, 0)).toEqual({});
});
