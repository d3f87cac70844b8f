import { useQueryClient } from '@bazaar/shared/query';
import { useCallback, useSyncExternalStore } from 'react';
import { offline as texts } from '../texts.ts';
import styles from './OfflineStrip.module.css';
import { useIsOnline } from '@bazaar/shared/device/network';

/** A line under the header while there is no network. */
export const OfflineStrip = ({ offline }: { offline: Offline }) => (
  <div role="status">
    {offline !== 'no' && <p className={styles.strip}>{offline === 'saved' ? texts.offline : texts.offlineNotSaved}</p>}
  </div>
);

/** `unsaved`: nothing that the page reads was saved on this device. */
type Offline = 'no' | 'saved' | 'unsaved';

/** Says that there is no network, and what that means for the page on view. */
export function useOffline(): Offline {
  const isOnline = useIsOnline();
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]);
  const isUnsaved = useSyncExternalStore(subscribe, () => {
    const queries = cache.getAll().filter((query) => query.isActive());
    return queries.length > 0 && queries.every(({ state }) => state.status === 'error' && state.data === undefined);
  });
  if (isOnline) return 'no';
  return isUnsaved ? 'unsaved' : 'saved';
}
