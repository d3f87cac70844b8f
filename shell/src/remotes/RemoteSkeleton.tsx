import { Skeleton } from '@bazaar/shared/ui/Skeleton';
import { screen as texts } from '../texts.ts';
import styles from './RemoteSkeleton.module.css';

/** Shown while a screen is loading. */
export function RemoteSkeleton({ isSlow = false }: { isSlow?: boolean }) {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Skeleton height={34} width="60%" />
      <Skeleton height={240} />
      <Skeleton height={240} />
      <p role="status">{isSlow && texts.stillLoading}</p>
    </div>
  );
}
