import { useSyncExternalStore } from 'react';

/** Not in the spec: browsers report a network before it works; for how long, and how often, it is tried. */
const WORKS_WITHIN_MS = 8_000;
const TRY_EVERY_MS = 500;
const RESPONSE_WITHIN_MS = 2_000;

/** Small, on every deployment, and never cached by the service worker. */
const PROBE_URL = '/remotes.json';

let returnedAtMs = -Infinity;
globalThis.addEventListener?.('online', () => {
  returnedAtMs = performance.now();
});
globalThis.addEventListener?.('offline', () => {
  returnedAtMs = -Infinity;
});

const hasJustReturned = () => performance.now() - returnedAtMs < WORKS_WITHIN_MS;

/** Says that a failure just now may be due to the network: there is none, or it has only just returned. */
export const mayLackNetwork = (): boolean => !navigator.onLine || hasJustReturned();

/**
 * Calls back each time the network returns and the site's server responds again; also soon after this call where the
 * network has only just returned: requests on it may have failed. Returns an unsubscribe function.
 */
export function onNetworkReturn(callback: () => void): () => void {
  let latest = 0;
  const callWhenReached = async () => {
    const attempt = ++latest;
    const isCurrent = () => attempt === latest;
    while (isCurrent() && hasJustReturned()) {
      if (await isServerReached()) {
        if (isCurrent()) callback();
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS));
    }
  };
  addEventListener('online', callWhenReached);
  const timer = hasJustReturned() ? setTimeout(callWhenReached, TRY_EVERY_MS) : undefined;
  return () => {
    latest += 1;
    clearTimeout(timer);
    removeEventListener('online', callWhenReached);
  };
}

async function isServerReached(): Promise<boolean> {
  try {
    return (await fetch(PROBE_URL, { cache: 'no-store', signal: AbortSignal.timeout(RESPONSE_WITHIN_MS) })).ok;
  } catch {
    return false;
  }
}

/** Says that the device has a network, as far as the browser knows. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);

function subscribeToNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
