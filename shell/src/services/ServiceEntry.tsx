import { Link } from '@bazaar/shared/router';
import { NextIcon } from '@bazaar/shared/ui/icons';
import type { ReactNode } from 'react';
import styles from './ServiceEntry.module.css';

interface ServiceButtonProps {
  icon: ReactNode;
  children: ReactNode;
  onPress(): void;
  isOff?: boolean;
  opensDialog?: boolean;
}

/** A line of the menu that does something here. */
export const ServiceButton = ({ icon, children, onPress, isOff = false, opensDialog = false }: ServiceButtonProps) => (
  <li>
    <button
      type="button"
      className={styles.entry}
      onClick={onPress}
      disabled={isOff}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
    >
      {icon}
      <span>{children}</span>
      {opensDialog && <NextIcon size={20} />}
    </button>
  </li>
);

/** A line of the menu that leads to a page. */
export const ServiceLink = ({ icon, children, to }: { icon: ReactNode; children: ReactNode; to: string }) => (
  <li>
    <Link to={to} className={styles.entry}>
      {icon}
      <span>{children}</span>
      <NextIcon size={20} />
    </Link>
  </li>
);
