import { knownHash, urlInLanguage } from './knownHashes.ts';

/**
 * A file that never changes under its name, held to its hash: from a cache, or else from the server, past every cache, which
 * replaces what was cached. So a response that came damaged once does not stay. All who load such a file
 * by themselves do it through this. `integrity`: its hash; '' where none is known, on a dev server. `ask` requests the file;
 * the browser compares what comes with the hash. Rejects where neither way brings it.
 */
export async function fetchChecked(
  integrity: string,
  ask: (init: RequestInit) => Promise<Response>,
  type = '',
): Promise<Response> {
  const get = async (cache?: RequestCache) => {
    const response = await ask({ integrity, ...(cache && { cache }) });
    const { ok, status, headers } = response;
    const given = headers.get('content-type') ?? '';
    if (!ok || !given.includes(type)) throw new Error(`not the file: ${status} ${given}`);
    return response;
  };
  return get().catch(() => get('reload'));
}

/** Says that a response has that hash, as `integrity` writes it; the response can be read afterwards. */
export async function hasHash(response: Response, integrity: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/**
 * Resolves to true where a file of the page's code can be had in the page's language, with its hash and type, from a cache or the server; a
 * damaged one that a cache holds is replaced. A failed fetch() blocks no later import of the URL.
 */
export async function fetchAgain(given: string): Promise<boolean> {
  const url = urlInLanguage(given);
  const type = url.endsWith('.css') ? 'css' : 'javascript';
  // A response that is cut short fails while it is read.
  const ask = (init: RequestInit) => fetch(url, init).then(readWhole);
  return fetchChecked(knownHash(url), ask, type).then(
    () => true,
    () => false,
  );
}

/** A hash makes the browser wait for the end; without one it does not. */
async function readWhole(response: Response): Promise<Response> {
  await response.arrayBuffer();
  return response;
}
