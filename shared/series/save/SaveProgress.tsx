import { save as texts } from './texts.ts';
import styles from './SaveProgress.module.css';

interface SaveProgressProps {
  /** The name for screen readers; absent: the bar says only how far it is. */
  title?: string;
  /** 0 to 1. */
  share: number;
  isPaused: boolean;
}

/** The share of a save that has come, as a thin bar. */
export const SaveProgress = ({ title, share, isPaused }: SaveProgressProps) => (
  <span
    className={styles.bar}
    data-paused={isPaused}
    role="progressbar"
    aria-label={title ? `${texts.progress}: ${title}` : texts.progress}
    aria-valuenow={Math.floor(share * 100)}
    aria-valuemin={0}
    aria-valuemax={100}
  >
    <span style={{ width: `${share * 100}%` }} />
  </span>
);
