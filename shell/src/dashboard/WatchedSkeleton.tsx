import { Skeleton } from '@bazaar/shared/ui/Skeleton';
import { screen as texts } from '../texts.ts';
import styles from './Watched.module.css';

/** While the account is read for the first time on this device: as high as the sentence that nothing was watched. */
export const WatchedSkeleton = ({ isSlow }: { isSlow: boolean }) => (
  <div className={styles.nothing} aria-busy="true">
    <Skeleton width={220} height={28} />
    <div className={styles.row}>
      {[0, 1, 2, 3].map((index) => (
        <span key={index}>
          <Skeleton height={112} />
          <Skeleton height={20} width="80%" />
        </span>
      ))}
    </div>
    <p role="status">{isSlow && texts.stillLoading}</p>
  </div>
);
