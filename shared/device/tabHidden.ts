import { useSyncExternalStore } from 'react';

/** Whether the tab is in the background: rotation, playback and timers pause meanwhile. */
export const useIsTabHidden = (): boolean => useSyncExternalStore(subscribe, () => document.hidden);

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
