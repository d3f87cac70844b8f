import { fetchChecked } from './fetchChecked.ts';
import { knownHash, urlInLanguage } from './knownHashes.ts';

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
