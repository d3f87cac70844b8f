import { CacheExpiration } from 'workbox-expiration';
import { afterEach, expect, test, vi } from 'vitest';
import { expiring } from './expiry.ts';

vi.hoisted(() => Object.assign(globalThis, { self: globalThis })); // Workbox expects a worker

const DAY_S = 86_400;
const request = new Request('https://bazaar.example/assets/whole-12345678.js');
const noted = vi.spyOn(CacheExpiration.prototype, 'updateTimestamp').mockResolvedValue();
const removed = vi.spyOn(CacheExpiration.prototype, 'expireEntries').mockResolvedValue();
const event = { waitUntil: vi.fn() } as never;
const LIMITS = { maxEntries: 400, maxAgeSeconds: 30 * DAY_S };
const create = () => expiring('files', LIMITS);
const responseOf = (daysAgo: number) =>
  new Response('code', { headers: { date: new Date(Date.UTC(2026, 10, 27) - daysAgo * DAY_S * 1000).toUTCString() } });

afterEach(() => void (vi.clearAllMocks(), vi.useRealTimers()));

test.each([-3_650, 0, 31, 3_650])('a file whose Date is %i days old: is served', async (daysAgo) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 27) });
  const cachedResponse = responseOf(daysAgo);
  const used = { cacheName: 'files', request, cachedResponse, event };
  expect(await create().cachedResponseWillBeUsed(used)).toBe(cachedResponse);
  expect(noted).toHaveBeenCalledWith(request.url);
});

test('a use removes nothing, whatever the clock says; something new from the network removes what is old', async () => {
  const expiry = create();
  const response = responseOf(0);
  await expiry.cachedResponseWillBeUsed({ cacheName: 'files', request, cachedResponse: response, event });
  expect(removed).not.toHaveBeenCalled();
  await expiry.cacheDidUpdate({ cacheName: 'files', request, newResponse: response, event });
  expect(removed).toHaveBeenCalledOnce();
});

test('a database that never responds: the file is served', async () => {
  noted.mockReturnValueOnce(new Promise(() => {}));
  const cachedResponse = responseOf(0);
  const used = { cacheName: 'files', request, cachedResponse, event };
  expect(await create().cachedResponseWillBeUsed(used)).toBe(cachedResponse);
});

test('its limits are said once, and hold for what was used and for what is removed', async () => {
  const expiry = create();
  await expiry.cachedResponseWillBeUsed({ cacheName: 'files', request, cachedResponse: responseOf(0), event });
  await expiry.cacheDidUpdate({ cacheName: 'files', request, newResponse: responseOf(0), event });
  const [used, fresh] = noted.mock.contexts;
  expect(used).toEqual(fresh);
});
