import { Link } from '@bazaar/shared/router';
import { overrideBadge as texts } from '../../texts.ts';
import { readOverrides } from './override.ts';
import styles from './Remotes.module.css';

/** On every page while an override is active: a developer's build must not be mistaken for the site's own. */
export function OverrideBadge() {
  const names = Object.keys(readOverrides());
  if (names.length === 0) return null;
  return (
    <aside className={styles.badge}>
      <Link to="/__remotes">{texts.link(names.join(', '))}</Link>
    </aside>
  );
}
