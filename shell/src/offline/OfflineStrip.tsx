import { messages } from '../messages.ts';
import styles from './OfflineStrip.module.css';
import type { Offline } from './useOffline.ts';

/** Says that there is no network, under the header, for as long as it lasts. */
export const OfflineStrip = ({ offline }: { offline: Offline }) => (
  <div role="status">
    {offline !== 'no' && (
      <p className={styles.strip}>{offline === 'saved' ? messages.offline : messages.offlineNotSaved}</p>
    )}
  </div>
);
