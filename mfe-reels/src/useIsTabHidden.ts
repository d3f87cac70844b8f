import { useSyncExternalStore } from 'react';

export const useIsTabHidden = (): boolean => useSyncExternalStore(subscribe, () => document.hidden);

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
