import { useEffect, useState } from 'react';

/** Not in the spec: a page that is never idle goes on all the same. */
const IDLE_WITHIN_MS = 2_000;

/** Whether the page is loaded and was idle once: what is read from then on delays nothing that the visitor waits for. */
export function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const unmounted = new AbortController();
    const settle = () => !unmounted.signal.aborted && setIsSettled(true);
    const wait = () => {
      // Some browsers have no requestIdleCallback.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(settle, { timeout: IDLE_WITHIN_MS });
      else setTimeout(settle, IDLE_WITHIN_MS);
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true, signal: unmounted.signal });
    return () => unmounted.abort();
  }, []);
  return isSettled;
}
