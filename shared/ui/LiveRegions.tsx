import { LIVE_REGIONS } from './announce.ts';
import styles from './LiveRegions.module.css';

/** The only live regions of the page besides those of single notices; `announce` and `toast` write into them. */
export const LiveRegions = () => (
  <>
    <div id={LIVE_REGIONS.polite} className={styles.region} aria-live="polite" data-seen="false" />
    <div id={LIVE_REGIONS.assertive} className={styles.region} aria-live="assertive" data-seen="false" />
  </>
);
