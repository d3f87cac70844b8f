import { expect, test, vi } from 'vitest';
import { accountOf } from './account.ts';

const SAVED_S = 1_780_000_000;
const stored = { at: 4_000_000_000_000, day: 46_000, seconds: [5, 0, 0, 0, 0, 0, 0], savedAt: { seconds: SAVED_S } };
const rest = { position: 1, length: 40, done: false, title: 'Lesson', path: '/levels/a/videos/b' };

vi.mock('@bazaar/shared/firebase/firestore', () => ({
  readDocument: async () => ({ id: 'a', data: { ...rest, ...stored } }),
  serverNow: () => 'now',
}));

test('an entry that was stored from the future: counts as watched when it was saved, with its time on that day', async () => {
  const entry = await accountOf('asha').readOne('a');
  expect(entry!.watchedAtMs).toBe((SAVED_S + 1) * 1000);
  expect(entry!.week!.day).toBeLessThan(SAVED_S / 86_400 + 1);
  expect(entry!.week!.ms[0]).toBe(5_000);
});
