import type { HlsConfig, Loader, LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js';
import { EARLY_PATIENCE_MS } from '../constants.ts';
import { nextTask } from '../../device/nextTask.ts';
import type { EarlyRequest, EarlyResponse } from '../../contracts/documentProtocol.ts';

const NOT_FOUND = 404;

type LoaderClass = HlsConfig['loader'];

/** A loader of hls.js that takes what the document has requested early, and else is `Rest`, the library's own. */
export const earlyMediaLoader = (Rest: LoaderClass): LoaderClass =>
  class EarlyMediaLoader implements Loader<LoaderContext> {
    readonly #rest: Loader<LoaderContext>;
    /** The early request that this waits for instead of one of its own. */
    #waiting: { early: EarlyRequest; onAbort(): void; timer: ReturnType<typeof setTimeout> } | undefined;
    context: LoaderContext | null = null;

    constructor(config: HlsConfig) {
      this.#rest = new Rest(config);
    }

    /** The library keeps this object and reads it later. */
    get stats() {
      return this.#rest.stats;
    }

    load(context: LoaderContext, config: LoaderConfiguration, callbacks: LoaderCallbacks<LoaderContext>): void {
      this.context = context;
      const early = takeEarlyMedia(context);
      if (!early) return this.#rest.load(context, config, callbacks);
      const loadItself = () => {
        if (!this.#stopWaiting()) return;
        this.stats.loading.start = 0; // the library's own refuses a second request
        this.#rest.load(context, config, callbacks);
      };
      this.stats.loading.start = performance.now();
      this.#waiting = {
        early,
        timer: setTimeout(loadItself, EARLY_PATIENCE_MS),
        onAbort: () => callbacks.onAbort?.(this.stats, context, null),
      };
      early.response.then(async (response) => {
        await nextTask(); // they are all here by now: the library would read playlists and segments in one long task
        const isMissing = response.status === NOT_FOUND; // which is not requested twice (docs/behaviour.md)
        const data = isMissing ? '' : dataFor(context, response);
        if (data === undefined) return loadItself();
        if (!this.#stopWaiting()) return;
        noteTimes(this.stats, response);
        if (isMissing) callbacks.onError({ code: NOT_FOUND, text: '' }, context, null, this.stats);
        else callbacks.onSuccess({ url: response.url, data, code: response.status }, this.stats, context, null);
      }, loadItself);
    }

    abort(): void {
      const waiting = this.#stopWaiting();
      if (waiting) waiting.onAbort();
      else this.#rest.abort();
    }

    destroy(): void {
      this.#stopWaiting();
      this.context = null;
      this.#rest.destroy();
    }

    getCacheAge = () => this.#rest.getCacheAge?.() ?? null;
    getResponseHeader = (name: string) => this.#rest.getResponseHeader?.(name) ?? null;

    /** Returns what it waited for; undefined when that is over. */
    #stopWaiting() {
      const waiting = this.#waiting;
      this.#waiting = undefined;
      clearTimeout(waiting?.timer);
      waiting?.early.cancel();
      return waiting;
    }
  };

/** Returns the data as the library wants it; undefined for a response that cannot be that. */
function dataFor({ responseType, rangeStart = 0, rangeEnd }: LoaderContext, { status, bytes }: EarlyResponse) {
  if (status !== (rangeEnd ? 206 : 200)) return undefined;
  if (rangeEnd && bytes.byteLength !== rangeEnd - rangeStart) return undefined;
  if (responseType === 'arraybuffer') return bytes;
  const text = new TextDecoder().decode(bytes);
  return text.startsWith('#EXTM3U') ? text : undefined;
}

/** Sets the times to those of a request that has just ended: the bandwidth is estimated from them. */
function noteTimes(stats: Loader<LoaderContext>['stats'], { bytes, firstMs, totalMs }: EarlyResponse): void {
  const end = performance.now();
  stats.loaded = stats.total = bytes.byteLength;
  Object.assign(stats.loading, { start: end - totalMs, first: end - totalMs + firstMs, end });
}

/** A part of a file begins at `rangeStart` and ends before `rangeEnd`; the whole file has neither, or 0. */
interface Requested {
  url: string;
  rangeStart?: number;
  rangeEnd?: number;
}

/**
 * Takes the early request for a file, or for bytes of it, so that no other loader gets it; undefined where there is none. A request for more
 * bytes stays until its last ones are taken.
 */
function takeEarlyMedia({ url, rangeStart = 0, rangeEnd }: Requested): EarlyRequest | undefined {
  const all = globalThis.earlyMedia;
  if (!all) return undefined;
  if (!rangeEnd) return taken(all, url);
  for (const key of all.keys()) {
    const [first = NaN, last = NaN] = key.startsWith(`${url} `)
      ? key
          .slice(url.length + 1)
          .split('-')
          .map(Number)
      : [];
    if (!(first <= rangeStart && rangeEnd - 1 <= last)) continue;
    const isLast = rangeEnd - 1 === last;
    if (isLast && first === rangeStart) return taken(all, key);
    const { response, cancel } = isLast ? taken(all, key)! : all.get(key)!;
    const part = response.then((whole) => ({
      ...whole,
      bytes:
        whole.bytes.byteLength === last - first + 1
          ? whole.bytes.slice(rangeStart - first, rangeEnd - first)
          : whole.bytes,
    }));
    return { response: part, cancel: isLast ? cancel : () => {} };
  }
  return undefined;
}

function taken(all: Map<string, EarlyRequest>, key: string): EarlyRequest | undefined {
  const early = all.get(key);
  all.delete(key);
  return early;
}
