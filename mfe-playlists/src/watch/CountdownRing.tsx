import { UP_NEXT_MS } from '../constants.ts';
import styles from './CountdownRing.module.css';

/** Seconds left, in a ring that closes: for the eye; the announcement says it in words. */
export const CountdownRing = ({ leftMs }: { leftMs: number }) => (
  <span className={styles.ring} aria-hidden="true">
    <svg viewBox="0 0 48 48">
      <circle cx="24" cy="24" r="21" />
      <circle cx="24" cy="24" r="21" pathLength={1} strokeDasharray={1} strokeDashoffset={leftMs / UP_NEXT_MS} />
    </svg>
    {Math.ceil(leftMs / 1000)}
  </span>
);
