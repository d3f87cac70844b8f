import { CacheExpiration, ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration';

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
  return {
    cacheDidUpdate,
    forget: () => uses.delete(),
    cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
      // Not awaited: the database may not respond.
      if (cachedResponse) event?.waitUntil(uses.updateTimestamp(request.url).catch(() => {}));
      return cachedResponse;
    },
  };
}
