import { UP_NEXT_MS } from '../constants.ts';
import styles from './CountdownRing.module.css';

/** The seconds that remain, in a ring that closes. Visual only; the announcement says it in words. */
export const CountdownRing = ({ remainingMs }: { remainingMs: number }) => (
  <span className={styles.ring} aria-hidden="true">
    <svg viewBox="0 0 48 48">
      <circle cx="24" cy="24" r="21" />
      <circle cx="24" cy="24" r="21" pathLength={1} strokeDasharray={1} strokeDashoffset={remainingMs / UP_NEXT_MS} />
    </svg>
    {Math.ceil(remainingMs / 1000)}
  </span>
);
