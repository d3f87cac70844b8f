import { CONFIG_ELEMENT_ID } from '@bazaar/shared/contracts/config';
import { documentOf } from './cacheRules.ts';

export const DOCUMENT_CACHE = 'documents';

/**
 * Whether a response is a whole document of this site that the network gave for a page of `key`: no redirect, nothing of
 * another origin, nothing that a script made (only the network's responses are `basic` and have a URL). This is also what a
 * script that got into a page cannot forge: it may write into the cache, but not a response that passes here.
 */
export async function isOwnDocument(response: Response, key: string): Promise<boolean> {
  const { type, status, redirected, url, headers } = response;
  if (type !== 'basic' || status !== 200 || redirected || documentOf(new URL(url).pathname) !== key) return false;
  if (!headers.get('content-type')?.startsWith('text/html') || !headers.has('content-security-policy')) return false;
  const html = await response.clone().text();
  return html.includes(`id="${CONFIG_ELEMENT_ID}"`) && html.trimEnd().endsWith('</html>');
}

/** The response to save: of a document that came damaged, what the server has, past every cache; null where that is none either. */
export async function documentToSave(response: Response): Promise<Response | null> {
  if (response.type !== 'basic' || response.status !== 200) return null;
  const key = documentOf(new URL(response.url).pathname);
  if (await isOwnDocument(response, key)) return response;
  const again = await fetch(key, { cache: 'reload' });
  return (await isOwnDocument(again, key)) ? again : null;
}

/** The saved documents, as HTML. */
export async function savedDocuments(): Promise<string[]> {
  const cache = await caches.open(DOCUMENT_CACHE);
  const documents = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request);
      const isOwn = response && (await isOwnDocument(response, documentOf(new URL(response.url).pathname)));
      return isOwn ? response.text() : [];
    }),
  );
  return documents.flat();
}

/** The hashes that the saved documents have in their import maps, by URL as these write them. */
export async function savedHashes(): Promise<Record<string, string>> {
  return Object.assign({}, ...(await savedDocuments()).map(hashesIn)) as Record<string, string>;
}

function hashesIn(html: string): Record<string, string> {
  const [, text = '{}'] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? [];
  try {
    return (JSON.parse(text) as { integrity?: Record<string, string> }).integrity ?? {};
  } catch {
    return {};
  }
}
