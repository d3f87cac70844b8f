import { knownHash, urlInLanguage } from './knownHashes.ts';

/**
 * Whether a file can be had in the page's language, with its hash and type: from a cache, or else from the server, past every
 * cache, which replaces what was cached. So a response that came damaged once does not stay. A failed fetch() blocks no later import of the URL.
 */
export async function fetchAgain(given: string): Promise<boolean> {
  const url = urlInLanguage(given);
  return (await isFine(url, 'default')) || isFine(url, 'reload');
}

async function isFine(url: string, cache: RequestCache): Promise<boolean> {
  const type = url.endsWith('.css') ? 'css' : 'javascript';
  try {
    const response = await fetch(url, { cache, integrity: knownHash(url) });
    await response.arrayBuffer(); // a response that is cut short fails here
    return response.ok && (response.headers.get('content-type') ?? '').includes(type);
  } catch {
    return false;
  }
}
