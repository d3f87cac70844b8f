import styles from './ProgressLine.module.css';

/** The share that is done, 0 to 1, as a thin line; a text beside it says the same. */
export const ProgressLine = ({ share, isFinished }: { share: number; isFinished: boolean }) => (
  <span className={styles.line} data-finished={isFinished} aria-hidden="true">
    <span style={{ width: `${share * 100}%` }} />
  </span>
);
