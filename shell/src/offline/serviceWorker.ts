/**
 * The service worker of the site (docs/decisions/012): documents from the network first, hashed files and pictures
 * from the cache, what has a hash only with it. Registry, manifests and streams match no route and are never cached; the
 * streams of saved lessons are in a cache under addresses of their own (docs/decisions/028).
 */
import { Route, Router } from 'workbox-routing';
import type { Mounts } from '@remotes-kit/runtime/mounts';
import { CARDS_FOLDER } from '@bazaar/shared/contracts/documents';
import { DAY_MS } from '@bazaar/shared/contracts/time';
import { FORGET_CODE, LESSON_CACHE, LESSON_FOLDER } from '@bazaar/shared/saved/files';
import { CacheOnly, NetworkFirst, type Strategy } from 'workbox-strategies';
import { MANIFEST_URL, PARTS_FOLDER } from '@bazaar/shared/search/constants';
import { CachedFirst } from './cachedFirst.ts';
import { cachedSearchIndex } from './cachedSearchIndex.ts';
import { CheckedFiles, isHashedFile } from './checkedFiles.ts';
import { expiring } from './expiry.ts';
import { FORGET_PICTURES, isPicture, PICTURE_CACHE } from './pictureCache.ts';
import { forgetCode, fromCachedCode, maySave, removeUnneeded, saveCodeFor, whileNotForgotten } from './cachedCode.ts';
import {
  cachedHashes,
  DOCUMENT_CACHE,
  DOCUMENT_URLS,
  documentForUrl,
  documentNameIn,
  documentToSave,
  FILE_CACHE,
  knownHosts,
  NETWORK_WITHIN_S,
  removeOldLists,
} from './cachedDocuments.ts';
import { parseWorkerMessage } from './workerMessage.ts';

interface Worker {
  location: Location;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}

interface WorkerEvent extends Event {
  data?: unknown;
  ports?: readonly MessagePort[];
  waitUntil(work: Promise<unknown>): void;
}

/** The hash of each hashed file of the shell, by URL, and those that it starts with; written in by its build (shared/tools/build/serviceWorker.ts). */
declare const SHELL_HASHES: Readonly<Record<string, string>>;
declare const START_FILES: readonly string[];
/** The mounts of the remotes whose pages are a document of their own; written in by the build too. */
declare const OWN_DOCUMENTS: Mounts;
const worker = globalThis as unknown as Worker;
const documentFor = ({ url }: Request) => documentForUrl(url, OWN_DOCUMENTS);
const startHashes = Object.fromEntries(START_FILES.map((url) => [url, SHELL_HASHES[url]!]));

const DAY_S = DAY_MS / 1_000;

let remoteHashes: Promise<Record<string, string>> | undefined;
const documents = new NetworkFirst({
  cacheName: DOCUMENT_CACHE,
  networkTimeoutSeconds: NETWORK_WITHIN_S,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => DOCUMENT_URLS[documentFor(request)],
      cacheWillUpdate: async ({ request, response }) => {
        const document = await documentToSave(response, documentFor(request));
        return document && (await maySave(document)) ? document : null;
      },
      cacheDidUpdate: async () => {
        remoteHashes = undefined;
        await removeOldLists();
        await removeUnneeded(startHashes).catch(() => {}); // the next document tries again
      },
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse && (await documentNameIn(cachedResponse)) === documentFor(request) ? cachedResponse : null,
    },
  ],
});

/** A request for a module says its hash; one for a sheet or a font does not. */
async function hashOf({ integrity, url }: Request): Promise<string | undefined> {
  const { origin, pathname } = new URL(url);
  const key = origin === worker.location.origin ? pathname : url;
  return integrity || SHELL_HASHES[key] || (await savedHashes())[key];
}

/** None where the caches do not respond: the next request tries again. */
async function savedHashes(): Promise<Record<string, string>> {
  try {
    return await (remoteHashes ??= cachedHashes());
  } catch {
    remoteHashes = undefined;
    return {};
  }
}

// Expires by age and number, not by release: a page that is still open finds the files of its own release.
const files = new CheckedFiles(
  hashOf,
  {
    cacheName: FILE_CACHE,
    plugins: [expiring(FILE_CACHE, { maxEntries: 400, maxAgeSeconds: 30 * DAY_S })],
  },
  fromCachedCode,
);
const pictureExpiry = expiring(PICTURE_CACHE, {
  maxEntries: 300,
  maxAgeSeconds: 30 * DAY_S,
  purgeOnQuotaError: true,
});
const pictures = new CachedFirst({
  cacheName: PICTURE_CACHE,
  plugins: [
    { cacheWillUpdate: async ({ response }) => (isPicture(response) ? response : null) },
    pictureExpiry,
    { handlerDidError: ({ request }) => fromCachedCode(request) },
  ],
});

const searchIndex = cachedSearchIndex(hashOf);

const savedStreams = new CacheOnly({
  cacheName: LESSON_CACHE,
  plugins: [{ handlerDidError: async () => new Response(null, { status: 404 }) }],
});

// Not workbox's own router: that one requests whatever a page's script tells it to (handleMessage below looks first).
const router = new Router();
const route = (matches: ConstructorParameters<typeof Route>[0], strategy: Strategy) =>
  router.registerRoute(new Route(matches, strategy));
router.addFetchListener();
// A card is no document of the site: it leads to one (docs/decisions/046).
route(({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith(`/${CARDS_FOLDER}/`), documents);
// Requests of a player; never a script or a document.
route(
  ({ url, sameOrigin, request }) =>
    sameOrigin &&
    url.pathname.startsWith(LESSON_FOLDER) &&
    ['', 'video', 'audio', 'track'].includes(request.destination),
  savedStreams,
);
route(({ url, sameOrigin }) => sameOrigin && url.pathname === MANIFEST_URL, searchIndex.manifest);
route(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(PARTS_FOLDER), searchIndex.parts);
route(({ url }) => isHashedFile(url.pathname), files);
// The site's own icons have no hash in their names: they are not saved.
route(({ request, sameOrigin }) => request.destination === 'image' && !sameOrigin, pictures);

worker.addEventListener('install', (event) => {
  const save = (strategy: Strategy, url: string) => {
    const [response, saved] = strategy.handleAll({ event: event as never, request: new Request(url) });
    return Promise.all([response, saved]);
  };
  event.waitUntil(
    Promise.all([
      ...Object.values(DOCUMENT_URLS).map((url) => save(documents, url)),
      ...START_FILES.map((url) => save(files, url)),
    ]),
  );
});
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
// Only the visitor's press activates a new version: see offerUpdates.ts.
worker.addEventListener('message', (event) => event.waitUntil(handleMessage(event)));

async function handleMessage(event: WorkerEvent): Promise<void> {
  const { data, ports = [] } = event;
  const signal = whileNotForgotten(); // before anything is awaited: the messages of a page count in their order
  const message = await parseWorkerMessage(data, knownHosts);
  switch (message?.type) {
    case 'SKIP_WAITING':
      return worker.skipWaiting();
    case 'SAVE_CODE':
      return ports[0]?.postMessage(await saveCodeFor(message, startHashes, signal));
    case 'CACHE_URLS':
      await Promise.allSettled(
        message.urls.map((url) => router.handleRequest({ request: new Request(url), event: event as never })),
      );
      return ports[0]?.postMessage(true);
    case FORGET_CODE:
      return forgetCode();
    case FORGET_PICTURES:
      return pictureExpiry.forget();
  }
}
