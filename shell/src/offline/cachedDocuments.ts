/** In the service worker: the documents on this device, each with the list of its files. */
import { withLongStorageDeadline } from '@bazaar/shared/device/storageDeadline';
import { CONFIG_ELEMENT_ID } from '@bazaar/shared/contracts/config';
import { FILES_NAME, parseDocumentFiles, type DocumentFiles } from '@bazaar/shared/contracts/documentFiles';
import { CANARY_FOLDER, documentForPath, POLICY_HEADER, type DocumentName } from '@bazaar/shared/contracts/documents';
import { fetchChecked, hasHash } from '@remotes-kit/runtime/fetchChecked';
import type { KnownHosts } from './workerMessage.ts';
import type { Mounts } from '@remotes-kit/runtime/mounts';

export const DOCUMENT_CACHE = 'documents';
/** Not in the spec: a slow line gets what is cached after this; the response is cached for the next time. */
export const NETWORK_WITHIN_S = 4;
/** The cache of hashed files. */
export const FILE_CACHE = 'files';

/** The URL at which each document is saved, and can be requested. */
export const DOCUMENT_URLS: Readonly<Record<DocumentName, string>> = {
  home: '/home',
  frame: '/frame.html',
  signIn: '/login',
};

/** The document for a page of this site, as the servers choose; a canary of the shell has the same three (docs/decisions/038). */
export const documentForUrl = (url: string, mounts: Mounts): DocumentName =>
  documentForPath(new URL(url).pathname.replace(`/${CANARY_FOLDER}/`, '/'), mounts);

/**
 * The document that a response is, as it says itself and whatever its address; undefined where it does not say so, or is no
 * whole document of this site that the network gave: no redirect, nothing of another origin, nothing that a script made (only
 * the network's responses are `basic` and have a URL). This is also what a script that got into a page cannot forge: it may
 * write into the cache, but not a response that passes here.
 */
export async function documentNameIn(response: Response): Promise<DocumentName | undefined> {
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
  if ((await documentNameIn(response)) === expected) return response;
  const again = await fetch(DOCUMENT_URLS[expected], { cache: 'reload' });
  return (await documentNameIn(again)) === expected ? again : null;
}

const openCache = () => withLongStorageDeadline(caches.open(DOCUMENT_CACHE));

/** The documents on this device. Rejects where the cache does not respond. */
export async function cachedDocuments(): Promise<Response[]> {
  const cache = await openCache();
  const documents = await Promise.all(
    Object.entries(DOCUMENT_URLS).map(async ([name, url]) => {
      const response = await withLongStorageDeadline(cache.match(url));
      return response && (await documentNameIn(response)) === name ? response : [];
    }),
  );
  return documents.flat();
}

/** The lists that were read, by their hashes. */
const lists = new Map<string, Promise<DocumentFiles>>();

/**
 * The list of a document's files, from the cache or the server, in either case only with the hash that the document names. Rejects
 * where it cannot be had, and for a document from before there were lists.
 */
export async function filesOf(document: Response): Promise<DocumentFiles> {
  const hash = await listHashIn(document);
  if (hash === undefined) throw new Error('a document without a list of its files');
  // A canary's documents have their list beside them too.
  const folder = new URL(document.url).pathname.startsWith(`/${CANARY_FOLDER}/`) ? `/${CANARY_FOLDER}` : '';
  const list = lists.get(hash) ?? readList(`${folder}/${FILES_NAME}`, hash);
  lists.set(hash, list);
  list.catch(() => lists.delete(hash));
  return list;
}

const listHashIn = async (document: Response): Promise<string | undefined> =>
  /<html[^>]* data-files="([^"]+)"/.exec(await document.clone().text())?.[1];

/** One for each hash: the documents of this device may be of several releases. */
const listKey = (hash: string) => `/${FILES_NAME}?${encodeURIComponent(hash)}`;

async function readList(url: string, hash: string): Promise<DocumentFiles> {
  const cache = await openCache();
  const cached = await withLongStorageDeadline(cache.match(listKey(hash)));
  const isCached = cached !== undefined && (await hasHash(cached, hash));
  const response = isCached ? cached : await fetchChecked(hash, (init) => fetch(url, init));
  if (!isCached) await withLongStorageDeadline(cache.put(listKey(hash), response.clone()));
  const files = parseDocumentFiles(await response.json());
  if (!files) throw new Error('no list of files');
  return files;
}

/** Removes the lists that no document on this device names any more. */
export async function removeOldLists(): Promise<void> {
  const hashes = await Promise.all((await cachedDocuments()).map(listHashIn));
  const needed = hashes.map((hash) => hash && new URL(listKey(hash), location.origin).href);
  const cache = await openCache();
  for (const { url } of await withLongStorageDeadline(cache.keys()))
    if (new URL(url).pathname === `/${FILES_NAME}` && !needed.includes(url))
      await withLongStorageDeadline(cache.delete(url));
}

/** The lists of the documents on this device, as far as they can be had. */
async function cachedLists(): Promise<DocumentFiles[]> {
  const results = await Promise.allSettled((await cachedDocuments()).map(filesOf));
  return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
}

/** The hosts that the site and its pictures come from. */
export async function knownHosts(): Promise<KnownHosts> {
  const known = await cachedLists();
  return {
    origins: [location.origin, ...known.flatMap(({ origins }) => origins)],
    images: known.map(({ images }) => images),
  };
}

/** The hash of each script and sheet of the documents on this device, by URL. */
export async function cachedHashes(): Promise<Record<string, string>> {
  const files = (await cachedLists()).flatMap((list) => list.files);
  return Object.fromEntries(files.map(({ url, hash }) => [url, hash]));
}
