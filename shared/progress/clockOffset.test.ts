import { afterEach, expect, test, vi } from 'vitest';
import { readClockOffset } from './clockOffset.ts';

afterEach(() => vi.unstubAllGlobals());

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
