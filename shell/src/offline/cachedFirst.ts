import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { savedOr } from './savedOr.ts';

/** From the cache first, as Workbox's own CacheFirst, but not from one that does not respond. */
export class CachedFirst extends Strategy {
  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return savedOr(handler.cacheMatch(request), () => handler.fetchAndCachePut(request));
  }
}
