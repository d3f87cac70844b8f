/** The messages that a page may send to the service worker; whoever gets a script into a page can send anything. */
import { isLanguage } from '@bazaar/shared/contracts/languages';
import { isRecord } from '@bazaar/shared/contracts/isRecord';
import { ownPath } from '@bazaar/shared/contracts/ownPath';
import { FORGET_CODE, type SaveCodeMessage } from '@bazaar/shared/saved/files';
import { FORGET_PICTURES } from './pictureCache.ts';

export type WorkerMessage =
  | { type: 'SKIP_WAITING' }
  | { type: typeof FORGET_PICTURES | typeof FORGET_CODE }
  | SaveCodeMessage
  /** The URLs that a page loaded before the worker was there (workbox-window's message). */
  | { type: 'CACHE_URLS'; urls: readonly string[] };

/** The hosts that the worker may request something from, as the saved documents name it. */
export interface KnownHosts {
  /** The site's own origin and those of its remotes. */
  origins: readonly string[];
  /** The image services, each with its account. */
  images: readonly string[];
}

/** Not in the spec: the lessons of a device are 500 at most, each with two pictures. */
const MAX_PICTURES = 1_000;
const MAX_PATHS = 500;
const MAX_URLS = 1_000;

/**
 * The message, or undefined for anything else. Paths are of this site, files of its origins and pictures of its image service:
 * what the worker is asked for is nothing that a page could not request itself. Rejects only where `readHosts` does, which is
 * called for messages that name addresses.
 */
export async function parseWorkerMessage(
  data: unknown,
  readHosts: () => Promise<KnownHosts>,
): Promise<WorkerMessage | undefined> {
  if (!isRecord(data)) return undefined;
  const { type } = data;
  if (type === 'SKIP_WAITING' || type === FORGET_PICTURES || type === FORGET_CODE) return { type };
  if (type === 'SAVE_CODE') return parseNeeds(data, await readHosts());
  const urls = isRecord(data.payload) ? data.payload.urlsToCache : undefined;
  if (type !== 'CACHE_URLS' || !Array.isArray(urls)) return undefined;
  const { origins } = await readHosts();
  const isOwn = (url: unknown): url is string =>
    typeof url === 'string' && URL.canParse(url) && origins.includes(new URL(url).origin);
  return { type, urls: urls.slice(0, MAX_URLS).filter(isOwn) };
}

/** Parses what the worker has noted for itself in a cache, where a page's script can write too. */
export function parseNeeds(data: unknown, { images }: Pick<KnownHosts, 'images'>): SaveCodeMessage | undefined {
  if (!isRecord(data) || !Array.isArray(data.paths) || !Array.isArray(data.pictures)) return undefined;
  const isPicture = (url: unknown): url is string =>
    typeof url === 'string' && URL.canParse(url) && images.some((host) => new URL(url).href.startsWith(`${host}/`));
  return {
    type: 'SAVE_CODE',
    language: isLanguage(data.language) ? data.language : 'en',
    paths: data.paths.slice(0, MAX_PATHS).flatMap((path) => ownPath(path) ?? []),
    pictures: data.pictures.slice(0, MAX_PICTURES).filter(isPicture),
  };
}
