import type { ReactNode } from 'react';
import styles from './RoundButton.module.css';

/** A button that lies on a picture: an icon, and the name of what it does. */
export const RoundButton = ({ label, onClick, children }: { label: string; onClick(): void; children: ReactNode }) => (
  <button type="button" className={styles.round} aria-label={label} onClick={onClick}>
    {children}
  </button>
);
