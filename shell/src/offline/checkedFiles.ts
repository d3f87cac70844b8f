import { Strategy, type StrategyHandler } from 'workbox-strategies';

/** The hash that a file has to have, as `integrity` writes it; undefined where none is known. */
export type HashOf = (request: Request) => Promise<string | undefined>;

/**
 * From the cache first, but only with the known hash, whoever put it there: a saved file that differs is requested anew and
 * replaced. What comes from the network with another hash is requested once more, past every cache, and is never saved. A file
 * without a known hash is neither saved nor served from here.
 */
export class CheckedFiles extends Strategy {
  readonly #hashOf: HashOf;

  constructor(hashOf: HashOf, options: ConstructorParameters<typeof Strategy>[0]) {
    super(options);
    this.#hashOf = hashOf;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const integrity = await this.#hashOf(request);
    if (!integrity || request.mode !== 'cors') return handler.fetch(request);
    const saved = request.cache === 'reload' ? undefined : await handler.cacheMatch(request);
    if (saved && (await hasHash(saved, integrity))) return saved;
    // The browser compares what comes with the hash, and fails.
    const get = (cache: RequestCache) => handler.fetch(new Request(request, { integrity, cache }));
    const response = await get(request.cache).catch(() => get('reload'));
    if (response.ok) handler.waitUntil(handler.cachePut(request, response.clone()));
    return response;
  }
}

async function hasHash(response: Response, integrity: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
