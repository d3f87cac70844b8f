import { Link, useLocation } from '@bazaar/shared/router';
import { DataText } from '@bazaar/shared/ui/DataText';
import { useId, useState } from 'react';
import { messages } from '../messages.ts';
import styles from './SavedPages.module.css';
import { visitedPages } from './visitedPages.ts';

/** The pages that open without network; nothing where there are none. */
export function SavedPages() {
  const { pathname } = useLocation();
  const headingId = useId();
  const [visited] = useState(visitedPages);
  const others = visited.filter(({ path }) => path !== pathname);
  if (others.length === 0) return null;
  return (
    <nav className={styles.saved} aria-labelledby={headingId}>
      <h2 id={headingId}>{messages.notSaved.saved}</h2>
      <ul>
        {others.map(({ path, title }) => (
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
