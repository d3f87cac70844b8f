import { useDownloadedLessons } from '@bazaar/shared/saved/records';
import { Link, useLocation } from '@bazaar/shared/router';
import { DataText } from '@bazaar/shared/ui/DataText';
import { useId, useState } from 'react';
import { notSaved as texts } from '../texts.ts';
import styles from './OfflinePages.module.css';
import { visitedPages } from './visitedPages.ts';

/** What opens without network: the lessons saved whole, and the pages visited last; nothing where there are none. */
export function OfflinePages() {
  const { pathname, search } = useLocation();
  const [visited] = useState(visitedPages);
  const lessons = useDownloadedLessons().filter(({ state }) => state === 'whole');
  return (
    <>
      <Links heading={texts.lessons} pages={lessons.filter(({ path }) => path !== pathname + search)} />
      <Links heading={texts.saved} pages={visited.filter(({ path }) => path !== pathname)} />
    </>
  );
}

function Links({ heading, pages }: { heading: string; pages: readonly { path: string; title: string }[] }) {
  const headingId = useId();
  if (pages.length === 0) return null;
  return (
    <nav className={styles.saved} aria-labelledby={headingId}>
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
