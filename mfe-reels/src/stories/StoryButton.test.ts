import { expect, test } from 'vitest';
import { isNew } from './StoryButton.tsx';

const NOW_MS = 1_700_000_000_000;
const HOUR_MS = 3_600_000;

test('a story under two hours old: new; two hours old: not', () => {
  expect(isNew(NOW_MS - 2 * HOUR_MS + 1, NOW_MS)).toBe(true);
  expect(isNew(NOW_MS - 2 * HOUR_MS, NOW_MS)).toBe(false);
});

test('F72: a story from a clock a day ahead is not new, one from a clock a minute ahead is', () => {
  expect(isNew(NOW_MS + 24 * HOUR_MS, NOW_MS)).toBe(false);
  expect(isNew(NOW_MS + 60_000, NOW_MS)).toBe(true);
  expect(isNew(undefined, NOW_MS)).toBe(false);
});
