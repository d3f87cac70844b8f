import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** A small label in a corner of a picture or video: a duration, a counter, a kind. On one too small for that, 'none': across its middle. */
export const Badge = ({
  corner = 'bottom',
  children,
  isLive = false,
}: {
  corner?: 'top' | 'bottom' | 'none';
  children: ReactNode;
  isLive?: boolean;
}) => (
  <span className={styles.badge} data-corner={corner} aria-live={isLive ? 'polite' : undefined}>
    {children}
  </span>
);
