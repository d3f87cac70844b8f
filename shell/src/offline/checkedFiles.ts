import { fetchChecked, hasHash } from '@remotes-kit/runtime/fetchChecked';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { savedOr } from './savedOr.ts';

/**
 * A file whose name holds its hash never changes, whatever its type (shared/kit/release/compose/headers.ts). A retry path is a second URL of the same file: one copy
 * is enough.
 */
export const isHashedFile = (pathname: string): boolean =>
  /\/assets\/[^/]+-[\w-]{8,}(\.[a-z]{2})?\.\w+$/.test(pathname) && !pathname.startsWith('/_r');

/** The hash that a file has to have, as `integrity` writes it; undefined where none is known. */
export type HashOf = (request: Request) => Promise<string | undefined>;

/** Looks for a file in another cache: it is held to the same hash. */
type SavedElsewhere = (request: Request) => Promise<Response | undefined>;

/**
 * From the cache first, but only with the known hash, whoever put it there: a saved file that differs is requested anew and
 * replaced. What comes from the network with another hash is requested once more, past every cache, and is never saved. A file
 * without a known hash is neither saved nor served from here.
 */
export class CheckedFiles extends Strategy {
  readonly #hashOf: HashOf;
  readonly #savedElsewhere: SavedElsewhere;

  constructor(
    hashOf: HashOf,
    options: ConstructorParameters<typeof Strategy>[0],
    savedElsewhere: SavedElsewhere = async () => undefined,
  ) {
    super(options);
    this.#hashOf = hashOf;
    this.#savedElsewhere = savedElsewhere;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const integrity = await this.#hashOf(request);
    if (!integrity || request.mode !== 'cors') return handler.fetch(request);
    const fromNetwork = async () => {
      const response = await fetchChecked(integrity, (init) => handler.fetch(new Request(request, init)));
      handler.waitUntil(handler.cachePut(request, response.clone()));
      return response;
    };
    return request.cache === 'reload' ? fromNetwork() : savedOr(this.#find(request, handler, integrity), fromNetwork);
  }

  async #find(request: Request, handler: StrategyHandler, integrity: string): Promise<Response | undefined> {
    for (const find of [() => handler.cacheMatch(request), () => this.#savedElsewhere(request)]) {
      const saved = await find().catch(() => undefined);
      if (saved && (await hasHash(saved, integrity))) return saved;
    }
    return undefined;
  }
}
