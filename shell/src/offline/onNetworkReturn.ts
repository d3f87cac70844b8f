/** Not in the spec: browsers announce a network before it carries anything; for how long, and how often, it is tried. */
const CARRIES_WITHIN_MS = 8_000;
const TRY_EVERY_MS = 500;
const ANSWER_WITHIN_MS = 2_000;

/** Small, on every deployment, and never answered by the service worker. */
const PROBE_URL = '/remotes.json';

/** Calls back each time the network comes back and the site's server answers again. Returns an unsubscribe function. */
export function onNetworkReturn(callback: () => void): () => void {
  let announcement = 0;
  const handleOnline = async () => {
    const own = ++announcement;
    const isCurrent = () => own === announcement;
    const until = Date.now() + CARRIES_WITHIN_MS;
    while (isCurrent() && Date.now() < until) {
      if (await isServerReached()) {
        if (isCurrent()) callback();
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS));
    }
  };
  addEventListener('online', handleOnline);
  return () => {
    announcement += 1;
    removeEventListener('online', handleOnline);
  };
}

async function isServerReached(): Promise<boolean> {
  try {
    return (await fetch(PROBE_URL, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })).ok;
  } catch {
    return false;
  }
}
