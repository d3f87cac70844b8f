import { useHasProgress } from '@bazaar/shared/progress/stored';
import { lazyComponent } from '@bazaar/shared/router';
import { Optional } from '../chrome/ErrorBoundary.tsx';
import { LessonsSkeleton } from './LessonsSkeleton.tsx';

/** The player's module is loaded only for a visitor who has watched something. */
const ContinueWatching = lazyComponent(() =>
  import('../watching/ContinueWatching.tsx').then((m) => m.ContinueWatching),
);

/** Continue watching on the landing page, in space reserved for it, so that nothing moves when it is loaded. */
export function LessonsBegun() {
  if (!useHasProgress()) return null;
  return (
    <Optional label="Continue watching failed." skeleton={<LessonsSkeleton />}>
      <ContinueWatching />
    </Optional>
  );
}
