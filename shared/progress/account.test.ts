import { afterEach, expect, test, vi } from 'vitest';
import { accountOf, readClockOffset } from './account.ts';

afterEach(() => vi.unstubAllGlobals());

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

const HOUR_MS = 3_600_000;
const respondWith = (headers: HeadersInit) => vi.stubGlobal('fetch', async () => new Response(null, { headers }));
const serverAt = (aheadMs: number) => respondWith({ date: new Date(Date.now() + aheadMs).toUTCString() });

test.each([
  ['an hour behind the server', HOUR_MS],
  ['an hour ahead of it', -HOUR_MS],
])('a clock that is %s: is that much behind, to the seconds of Date', async (_, ms) => {
  serverAt(ms);
  expect(Math.abs((await readClockOffset())! - ms)).toBeLessThan(10_000);
});

test('a clock that is a few seconds wrong: is right', async () => {
  serverAt(10_000);
  expect(await readClockOffset()).toBe(0);
});

test('no time in the response, or no response: not known', async () => {
  respondWith({});
  expect(await readClockOffset()).toBeUndefined();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await readClockOffset()).toBeUndefined();
});
