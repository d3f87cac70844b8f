import { expect, test } from 'vitest';
import { parseSeen } from './seenStories.ts';

const DAY_MS = 86_400_000;

test('what was seen is forgotten after thirty days', () => {
  const kept = parseSeen(JSON.stringify({ fresh: 100 * DAY_MS, old: 69 * DAY_MS }), 100 * DAY_MS);
  expect([...kept.keys()]).toEqual(['fresh']);
});

test.each(['{', 'null', '[]', '"text"', '{"a":"b","c":null}', null])('F71 %j in storage is nothing seen', (text) => {
  expect(parseSeen(text, 0).size).toBe(0);
});
