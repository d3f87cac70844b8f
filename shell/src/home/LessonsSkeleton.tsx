import { Skeleton } from '@bazaar/shared/ui/Skeleton';
import styles from './HomeScreen.module.css';

export const LessonsSkeleton = () => (
  <div className={styles.lessons}>
    <Skeleton height="100%" />
  </div>
);
