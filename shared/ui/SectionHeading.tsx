import type { ReactNode } from 'react';
import styles from './SectionHeading.module.css';

/** The heading of a section with the double red rule of the ledger under it. */
export const SectionHeading = ({ id, children }: { id?: string; children: ReactNode }) => (
  <h2 id={id} className={styles.heading}>
    {children}
  </h2>
);
