/** Not in the spec: browsers announce a network before it carries anything; for how long, and how often, it is tried. */
const CARRIES_WITHIN_MS = 8_000;
const TRY_EVERY_MS = 500;
const ANSWER_WITHIN_MS = 2_000;

/** Small, on every deployment, and never answered by the service worker. */
const PROBE_URL = '/remotes.json';

let returnedAtMs = -Infinity;
addEventListener('online', () => {
  returnedAtMs = performance.now();
});
addEventListener('offline', () => {
  returnedAtMs = -Infinity;
});

const hasJustReturned = () => performance.now() - returnedAtMs < CARRIES_WITHIN_MS;

/** Whether what failed now may have failed for want of a network: there is none, or it has only just come back. */
export const mayLackNetwork = (): boolean => !navigator.onLine || hasJustReturned();

/**
 * Calls back each time the network comes back and the site's server answers again; also soon after this call where the
 * network has only just come back: what was tried with it has failed. Returns an unsubscribe function.
 */
export function onNetworkReturn(callback: () => void): () => void {
  let latest = 0;
  const callWhenReached = async () => {
    const own = ++latest;
    const isCurrent = () => own === latest;
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
    return (await fetch(PROBE_URL, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })).ok;
  } catch {
    return false;
  }
}
