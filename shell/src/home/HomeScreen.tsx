import { useHasProgress } from '@bazaar/shared/progress/stored';
import { lazyComponent } from '@bazaar/shared/router';
import { Skeleton } from '@bazaar/shared/ui/Skeleton';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { Optional } from '../chrome/ErrorBoundary.tsx';
import { CardRow } from './CardRow.tsx';
import { ROWS } from './content.ts';
import styles from './HomeScreen.module.css';
import { Hero } from './Hero.tsx';
import { home as texts } from '../texts.ts';
import { Stats } from './Stats.tsx';

/** The landing page (§2). */
export function HomeScreen() {
  useDocumentTitle(texts.title);
  return (
    <>
      <Hero />
      <LessonsBegun />
      {ROWS.map((row) => (
        <CardRow key={row.title} row={row} />
      ))}
      <Stats />
    </>
  );
}

/** The player's module is loaded only for a visitor who has watched something. */
const ContinueWatching = lazyComponent(() =>
  import('../watching/ContinueWatching.tsx').then((m) => m.ContinueWatching),
);

/** Continue watching on the landing page, in space reserved for it, so that nothing moves when it is loaded. */
function LessonsBegun() {
  if (!useHasProgress()) return null;
  return (
    <Optional
      label="Continue watching failed."
      skeleton={
        <div className={styles.lessons}>
          <Skeleton height="100%" />
        </div>
      }
    >
      <ContinueWatching />
    </Optional>
  );
}
