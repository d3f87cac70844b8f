import { Link } from '@bazaar/shared/router';
import styles from './Breadcrumbs.module.css';
import { DataText } from '../DataText.tsx';
import { screen as texts } from '../texts.ts';

export interface Breadcrumb {
  name: string;
  path: string;
}

/** A line of links to the pages above this one, the topmost first. It keeps its height whatever the names are. */
export const Breadcrumbs = ({ above, current }: { above: readonly Breadcrumb[]; current: string }) => (
  <nav className={styles.breadcrumbs} aria-label={texts.breadcrumbs}>
    <div className={styles.line}>
      {above.map(({ name, path }) => (
        <span key={path}>
          <Link to={path}>
            <DataText>{name}</DataText>
          </Link>
        </span>
      ))}
      <span aria-current="page">
        <DataText>{current}</DataText>
      </span>
    </div>
  </nav>
);
