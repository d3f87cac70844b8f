import { CONFIG_ELEMENT_ID } from '@bazaar/shared/contracts/config';
import { parseSiteConfig } from '@bazaar/shared/contracts/siteConfig';
import { POLICY_HEADER, type DocumentName } from '@bazaar/shared/contracts/documents';
import { DOCUMENT_URLS } from './cacheRules.ts';
import type { KnownHosts } from './workerMessage.ts';

export const DOCUMENT_CACHE = 'documents';

/**
 * The document that a response is, as it says itself and whatever its address; undefined where it does not say so, or is no
 * whole document of this site that the network gave: no redirect, nothing of another origin, nothing that a script made (only
 * the network's responses are `basic` and have a URL). This is also what a script that got into a page cannot forge: it may
 * write into the cache, but not a response that passes here.
 */
export async function documentIn(response: Response): Promise<DocumentName | undefined> {
  const { type, status, redirected, headers } = response;
  if (type !== 'basic' || status !== 200 || redirected) return undefined;
  if (!headers.get('content-type')?.startsWith('text/html') || !headers.has('content-security-policy'))
    return undefined;
  const html = await response.clone().text();
  if (!html.includes(`id="${CONFIG_ELEMENT_ID}"`) || !html.trimEnd().endsWith('</html>')) return undefined;
  const policy = headers.get(POLICY_HEADER);
  const file = /<html[^>]* data-document="(home|frame)"/.exec(html)?.[1] as 'home' | 'frame' | undefined;
  if (policy === 'signIn') return file === 'frame' ? policy : undefined;
  return policy === 'page' ? file : undefined;
}

/** The response to save as a document: of one that came damaged, what the server has, past every cache; null where that is none either. */
export async function documentToSave(response: Response, expected: DocumentName): Promise<Response | null> {
  if (response.type !== 'basic' || response.status !== 200) return null;
  if ((await documentIn(response)) === expected) return response;
  const again = await fetch(DOCUMENT_URLS[expected], { cache: 'reload' });
  return (await documentIn(again)) === expected ? again : null;
}

/** The saved documents, as HTML. */
export async function cachedDocuments(): Promise<string[]> {
  const cache = await caches.open(DOCUMENT_CACHE);
  const documents = await Promise.all(
    Object.entries(DOCUMENT_URLS).map(async ([name, url]) => {
      const response = await cache.match(url);
      return response && (await documentIn(response)) === name ? response.text() : [];
    }),
  );
  return documents.flat();
}

/** Where the site and its pictures come from, as the saved documents name it. */
export async function knownHosts(): Promise<KnownHosts> {
  const config = new RegExp(`<script type="application/json" id="${CONFIG_ELEMENT_ID}">(.*?)</script>`);
  const texts = (await cachedDocuments()).flatMap((html) => config.exec(html)?.[1] ?? []);
  const configs = texts.map((text) => parseSiteConfig(text));
  return {
    origins: [location.origin, ...configs.flatMap(({ remoteOrigins = [] }) => remoteOrigins)],
    images: configs.map(({ images }) => images),
  };
}

/** The hashes that the saved documents have in their import maps, by URL as these write them. */
export async function cachedHashes(): Promise<Record<string, string>> {
  return Object.assign({}, ...(await cachedDocuments()).map(hashesIn)) as Record<string, string>;
}

function hashesIn(html: string): Record<string, string> {
  const [, text = '{}'] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? [];
  try {
    return (JSON.parse(text) as { integrity?: Record<string, string> }).integrity ?? {};
  } catch {
    return {};
  }
}
