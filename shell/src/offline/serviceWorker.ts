/**
 * The service worker of the site (docs/decisions/012): documents from the network first, hashed files and pictures
 * from the cache. Registry, manifests and streams match no route and are never cached.
 */
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { FORGET_PICTURES, PICTURE_CACHE } from './pictureCache.ts';
import { documentOf, isHashedFile } from './cacheRules.ts';

interface Worker {
  location: Location;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}

interface WorkerEvent extends Event {
  data?: { type?: string };
  waitUntil(work: Promise<unknown>): void;
}

/** The shell's own hashed files, written in by its build (shared/tools/build/serviceWorker.ts). */
declare const SHELL_FILES: readonly string[];
const worker = globalThis as unknown as Worker;

const DAY_S = 86_400;
/** Not in the spec: a slow line gets the cached document after this; the response is cached for the next time. */
const DOCUMENT_WITHIN_S = 4;

const documents = new NetworkFirst({
  cacheName: 'documents',
  networkTimeoutSeconds: DOCUMENT_WITHIN_S,
  plugins: [{ cacheKeyWillBeUsed: async ({ request }) => documentOf(new URL(request.url).pathname) }],
});
// Expires by age and number, not by release: a page that is still open finds the files of its own release.
const files = new CacheFirst({
  cacheName: 'files',
  plugins: [new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 30 * DAY_S })],
});
const PICTURE_LIMITS = { maxEntries: 300, maxAgeSeconds: 30 * DAY_S };
const pictures = new CacheFirst({
  cacheName: PICTURE_CACHE,
  plugins: [new ExpirationPlugin({ ...PICTURE_LIMITS, purgeOnQuotaError: true })],
});

registerRoute(({ request }) => request.mode === 'navigate', documents);
registerRoute(({ url }) => isHashedFile(url.pathname), files);
registerRoute(({ request }) => request.destination === 'image', pictures);

worker.addEventListener('install', (event) => {
  const save = (strategy: Strategy, url: string) => {
    const [response, saved] = strategy.handleAll({ event: event as never, request: new Request(url) });
    return Promise.all([response, saved]);
  };
  event.waitUntil(
    Promise.all([
      save(documents, '/home'),
      save(documents, '/frame.html'),
      ...SHELL_FILES.map((url) => save(files, url)),
    ]),
  );
});
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
// Only the visitor's press activates a new version: see offerUpdates.ts.
worker.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void worker.skipWaiting();
  if (event.data?.type === FORGET_PICTURES)
    event.waitUntil(new CacheExpiration(PICTURE_CACHE, PICTURE_LIMITS).delete());
});
