import * as paths from '@bazaar/shared/contracts/paths';
import { Button } from '@bazaar/shared/ui/Button';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { useGoBack } from '@bazaar/shared/ui/useGoBack';
import { useEffect, useId, useState } from 'react';
import { notSaved as texts, screen } from '../texts.ts';
import styles from './NotSaved.module.css';
import { onNetworkReturn } from '@bazaar/shared/device/network';
import { useDownloadedLessons } from '@bazaar/shared/saved/records';
import { Link, useLocation } from '@bazaar/shared/router';
import { DataText } from '@bazaar/shared/ui/DataText';
import { visitedPages } from './visitedPages.ts';

/** Shown without network instead of a page that was not saved: links to saved pages; opens the page when the network returns. */
export function NotSaved({ onTryAgain }: { onTryAgain(): void }) {
  const goBack = useGoBack(paths.home);
  useDocumentTitle(texts.title);
  useEffect(() => onNetworkReturn(onTryAgain), [onTryAgain]);
  return (
    <section className={styles.page} role="alert">
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <div className={styles.actions}>
        <Button onClick={onTryAgain}>{screen.tryAgain}</Button>
        <Button kind="line" onClick={goBack}>
          {screen.back}
        </Button>
      </div>
      <OfflinePages />
    </section>
  );
}

/** Links to what opens without network: the lessons saved whole, and the pages visited last; nothing where there are none. */
export function OfflinePages() {
  const { pathname, search } = useLocation();
  const [visited] = useState(visitedPages);
  const lessons = useDownloadedLessons().filter(({ state }) => state === 'whole');
  return (
    <>
      <Links isOfLessons heading={texts.lessons} pages={lessons.filter(({ path }) => path !== pathname + search)} />
      <Links heading={texts.saved} pages={visited.filter(({ path }) => path !== pathname)} />
    </>
  );
}

interface LinksProps {
  heading: string;
  pages: readonly { path: string; title: string }[];
  /** A screen that offers the saved lessons itself hides them. */
  isOfLessons?: true;
}

function Links({ heading, pages, isOfLessons }: LinksProps) {
  const headingId = useId();
  if (pages.length === 0) return null;
  return (
    <nav className={styles.saved} data-of-lessons={isOfLessons} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>
              <DataText>{title}</DataText>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
