/** Not in the spec: a tab waits for another one's writes as long as for a read (firebase/deadline.ts). */
const LOCK_WITHIN_MS = 10_000;

/** Of several tabs one at a time: what one has written, the next one need not. Without locks (plain http) each for itself. */
export async function inOneTab(sync: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return sync();
  let isStarted = false;
  const start = () => {
    isStarted = true;
    return sync();
  };
  try {
    await navigator.locks.request('bazaar.progress', { signal: AbortSignal.timeout(LOCK_WITHIN_MS) }, start);
  } catch (error) {
    if (isStarted) throw error;
    await sync(); // a frozen tab may hold it for ever
  }
}
