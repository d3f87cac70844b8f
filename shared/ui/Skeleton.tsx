import styles from './Skeleton.module.css';

/** A grey box in the size of what is loading. Numbers are px. */
export const Skeleton = ({ width = '100%', height }: { width?: number | string; height: number | string }) => (
  <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
);
