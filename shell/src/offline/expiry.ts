import { withLongStorageDeadline, withStorageDeadline } from '@bazaar/shared/device/storageDeadline';
import { CacheExpiration, ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration';

/** Not in the spec: a use that lies this far ahead was noted by a clock that was wrong. */
const AHEAD_S = 86_400;

/**
 * Removes from a cache what was not used for long, and all above a number. Only after something came from the network: without one
 * nothing can be had again, and a clock that is wrong would take the whole cache. Workbox's own plugin removes at each use too, and
 * serves nothing whose `Date` is older than the limit: a file that never changes comes with such a `Date` from every cache on the way.
 */
export function expiring(
  cacheName: string,
  limits: ExpirationPluginOptions,
): { [Hook in 'cacheDidUpdate' | 'cachedResponseWillBeUsed']: NonNullable<ExpirationPlugin[Hook]> } & {
  /** Empties the list of what was used, and when. */
  forget(): Promise<void>;
} {
  const uses = new CacheExpiration(cacheName, limits);
  const { cacheDidUpdate = async () => {} } = new ExpirationPlugin(limits);
  const untilAhead = new CacheExpiration(cacheName, { maxAgeSeconds: -AHEAD_S });
  /** Notes as used now what was used while the clock ran ahead: it would stay for as long, and all that is new would go instead. */
  const putRight = async () => {
    const cache = await withStorageDeadline(caches.open(cacheName));
    for (const { url } of await withLongStorageDeadline(cache.keys()))
      if (!(await untilAhead.isURLExpired(url))) await uses.updateTimestamp(url);
  };
  let isRight: Promise<void> | undefined;
  return {
    cacheDidUpdate: async (update) => {
      await (isRight ??= putRight().catch(() => {})); // once for each start of the worker
      await cacheDidUpdate(update);
    },
    forget: () => uses.delete(),
    cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
      // Not awaited: the database may not respond.
      if (cachedResponse) event?.waitUntil(uses.updateTimestamp(request.url).catch(() => {}));
      return cachedResponse;
    },
  };
}
