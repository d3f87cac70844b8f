import { useHasProgress } from '@bazaar/shared/player/hasProgress';
import { Skeleton } from '@bazaar/shared/ui/Skeleton';
import { lazy, Suspense } from 'react';
import styles from './WatchedBefore.module.css';

/** The player's module comes only for whoever has watched something: a first visit does without it. */
const ContinueWatching = lazy(() =>
  import('../watching/ContinueWatching.tsx').then((m) => ({ default: m.ContinueWatching })),
);

/** Continue watching on the landing page, in a place that is kept for it, so that nothing moves when it comes. */
export function WatchedBefore() {
  if (!useHasProgress()) return null;
  return (
    <Suspense
      fallback={
        <div className={styles.place}>
          <Skeleton height="100%" />
        </div>
      }
    >
      <ContinueWatching />
    </Suspense>
  );
}
