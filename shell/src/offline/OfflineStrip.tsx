import { useSyncExternalStore } from 'react';
import { messages } from '../messages.ts';
import styles from './OfflineStrip.module.css';

/** Says that there is no network, under the header, for as long as it lasts. */
export function OfflineStrip() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && <p className={styles.strip}>{messages.offline}</p>}
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
