import { BRAND_NAME } from '@bazaar/shared/contracts/brand';
import { paths } from '@bazaar/shared/contracts/paths';
import { Link } from '@bazaar/shared/router';
import { useSession } from '@bazaar/shared/session';
import { SettingsIcon, UserIcon } from '@bazaar/shared/ui/icons';
import { messages } from '../messages.ts';
import styles from './Header.module.css';

/** Sticky header: brand, sign-in or account, settings (§2, Shared chrome). */
export function Header() {
  const session = useSession();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to="/" className={styles.brand}>
          <span className={styles.mark} aria-hidden="true" lang="hi">
            ब
          </span>
          {BRAND_NAME}
        </Link>
        <span className={styles.gap} />
        {session.status === 'signedIn' ? (
          <Link to={paths.dashboard} className={styles.icon} aria-label={messages.account}>
            <UserIcon />
          </Link>
        ) : (
          <Link to={paths.login} className={styles.login}>
            {messages.login}
          </Link>
        )}
        <Link to={paths.services} className={styles.icon} aria-label={messages.settings}>
          <SettingsIcon />
        </Link>
      </div>
    </header>
  );
}
