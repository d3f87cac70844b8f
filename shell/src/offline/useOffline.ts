import { useQueryClient } from '@bazaar/shared/query';
import { useCallback, useSyncExternalStore } from 'react';

/** `unsaved`: nothing that the page asks for was saved on this device. */
export type Offline = 'no' | 'saved' | 'unsaved';

/** Whether there is no network, and what that means for the page on view. */
export function useOffline(): Offline {
  const isOnline = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]);
  const isUnsaved = useSyncExternalStore(subscribe, () => {
    const asked = cache.getAll().filter((query) => query.isActive());
    return asked.length > 0 && asked.every(({ state }) => state.status === 'error' && state.data === undefined);
  });
  if (isOnline) return 'no';
  return isUnsaved ? 'unsaved' : 'saved';
}

function subscribeToNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
