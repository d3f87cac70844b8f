import { expect, test } from 'vitest';
import { isRecent } from './account.ts';

test('a sign-in is recent for five minutes', () => {
  expect(isRecent(0, 4 * 60_000 + 59_000)).toBe(true);
  expect(isRecent(0, 5 * 60_000 + 1_000)).toBe(false);
});
