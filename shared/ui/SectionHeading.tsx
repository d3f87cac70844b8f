import type { ReactNode } from 'react';
import styles from './SectionHeading.module.css';

/** The heading of a section with the double red rule of the ledger under it; of level 3 inside a section that has a heading of its own. */
export function SectionHeading({ id, level = 2, children }: { id?: string; level?: 2 | 3; children: ReactNode }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Heading id={id} className={styles.heading}>
      {children}
    </Heading>
  );
}
