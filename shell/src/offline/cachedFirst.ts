import { withStorageDeadline } from '@bazaar/shared/device/storageDeadline';
import { Strategy, type StrategyHandler } from 'workbox-strategies';

/** From the cache first, as Workbox's own CacheFirst, but a cache that does not respond is none: what was requested comes from the network. */
export class CachedFirst extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const saved = await withStorageDeadline(handler.cacheMatch(request)).catch(() => undefined);
    return saved ?? handler.fetchAndCachePut(request);
  }
}
