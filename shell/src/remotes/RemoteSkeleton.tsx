import { Skeleton } from '@bazaar/shared/ui/Skeleton';
import { messages } from '../messages.ts';
import styles from './RemoteSkeleton.module.css';

/** Shown while a screen is loading. */
export function RemoteSkeleton({ isSlow = false }: { isSlow?: boolean }) {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Skeleton height={34} width="60%" />
      <Skeleton height={240} />
      <Skeleton height={240} />
      <p role="status">{isSlow && messages.stillLoading}</p>
    </div>
  );
}
