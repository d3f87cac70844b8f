import { downloadedLessons } from '@bazaar/shared/saved/records';
import { Workbox } from 'workbox-window';

const WORKER_URL = '/sw.js';
/** Not in the spec: a browser waits up to five minutes for the last request of the old version before the new one takes over. */
const TAKEN_OVER_WITHIN_MS = 3_000;

/**
 * Registers the service worker. `onUpdate` is called when a newer version waits; what it is given brings that version by
 * reloading this page: its document comes from the network, whichever version answers. A browser that refuses the worker loses
 * nothing but the offline start.
 */
export async function offerUpdates(onUpdate: (apply: () => void) => void): Promise<void> {
  allowWorker(WORKER_URL);
  const workbox = new Workbox(WORKER_URL);
  workbox.addEventListener('waiting', () =>
    onUpdate(() => {
      const late = setTimeout(() => location.reload(), TAKEN_OVER_WITHIN_MS);
      workbox.addEventListener('controlling', () => {
        clearTimeout(late); // on a slow line it would begin the reload once more
        location.reload();
      });
      workbox.messageSkipWaiting();
    }),
  );
  if (downloadedLessons.get().length > 0) void resumeSaves();
  try {
    await workbox.register();
    // Caches what this page loaded before the worker was there: a remote visited now opens offline too.
    await workbox.controlling;
    const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name);
    await workbox.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache } });
  } catch (error) {
    console.warn('The site will not open offline.', error);
  }
}

/** A save that a closed page has left goes on; what the browser has removed is noted. */
async function resumeSaves(): Promise<void> {
  const { checkLessons } = await import('@bazaar/shared/saved/actions');
  await checkLessons();
}

interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): void;
}

/** The page's policy lets no text become a script's address (docs/decisions/013) but this one: the service worker's. */
function allowWorker(url: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createScriptURL: (given) => (given === url ? given : null) });
}
