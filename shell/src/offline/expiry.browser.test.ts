import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expiring } from './expiry.ts';

const NAME = 'expiry-test';
const NOW = Date.UTC(2026, 10, 28);
const YEAR_MS = 365 * 86_400_000;
const requestOf = (name: string) => new Request(`${location.origin}/assets/${name}-12345678.js`);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(async () => {
  vi.useRealTimers();
  await caches.delete(NAME);
  indexedDB.deleteDatabase('workbox-expiration');
});

/** A file comes from the network, in a worker that has started just now. */
async function come(expiry: ReturnType<typeof expiring>, name: string): Promise<void> {
  const [request, newResponse] = [requestOf(name), new Response(name)];
  await (await caches.open(NAME)).put(request, newResponse.clone());
  await expiry.cacheDidUpdate({ cacheName: NAME, request, newResponse, event: undefined as never });
}
const saved = async () => {
  const requests = await (await caches.open(NAME)).keys();
  return requests.map(({ url }) => url.match(/(\w)-/)![1]);
};

test('files that were used while the clock ran a year ahead: what comes afterwards is kept', async () => {
  const limits = { maxEntries: 2, maxAgeSeconds: 30 * 86_400 };
  vi.setSystemTime(NOW + YEAR_MS);
  const before = expiring(NAME, limits);
  await come(before, 'a');
  await come(before, 'b');
  vi.setSystemTime(NOW);
  const after = expiring(NAME, limits);
  await come(after, 'c');
  await expect.poll(saved).toContain('c');
  vi.setSystemTime(NOW + 60_000);
  await come(after, 'd');
  await expect.poll(saved).toEqual(['c', 'd']);
});
