import { Skeleton } from '@bazaar/shared/ui/Skeleton';
import { SKELETON_COUNT } from '../constants.ts';
import styles from './FeedSkeleton.module.css';

/** §2: three placeholders, in the boxes of real posts. */
export const FeedSkeleton = () => (
  <>
    {Array.from({ length: SKELETON_COUNT }, (_, index) => (
      <div key={index} className={styles.post} aria-hidden="true">
        <Skeleton height={25} width="70%" />
        <div className={styles.media}>
          <Skeleton height="100%" />
        </div>
        <Skeleton height={44} />
      </div>
    ))}
  </>
);
