import { DAY_MS } from '@bazaar/shared/contracts/time';
import { NetworkFirst } from 'workbox-strategies';
import { NETWORK_WITHIN_S } from './cachedDocuments.ts';
import { CheckedFiles } from './checkedFiles.ts';
import { expiring } from './expiry.ts';

/** The index of the search, once it was loaded. */
const SEARCH_CACHE = 'search';

/** Returns the worker's strategies for the index of the search: for its manifest, and for the parts that this one names. */
export function cachedSearchIndex(hashOf: (request: Request) => Promise<string | undefined>) {
  // A page's request for a part says the hash that its manifest has.
  const parts = new CheckedFiles(hashOf, {
    cacheName: SEARCH_CACHE,
    plugins: [
      expiring(SEARCH_CACHE, { maxEntries: 40, maxAgeSeconds: (30 * DAY_MS) / 1_000, purgeOnQuotaError: true }),
    ],
  });
  const manifest = new NetworkFirst({
    cacheName: SEARCH_CACHE,
    networkTimeoutSeconds: NETWORK_WITHIN_S,
    plugins: [{ cacheWillUpdate: async ({ response }) => ((await isWholeJson(response)) ? response : null) }],
  });
  return { parts, manifest };
}

/** False for a portal's page and for a manifest that was cut. */
const isWholeJson = async (response: Response): Promise<boolean> =>
  response.status === 200 &&
  response
    .clone()
    .json()
    .then(
      () => true,
      () => false,
    );
