import { useSyncExternalStore } from 'react';

/** Whether the tab is in the background: what turns or counts by itself waits meanwhile. */
export const useIsTabHidden = (): boolean => useSyncExternalStore(subscribe, () => document.hidden);

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
