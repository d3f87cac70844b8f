import styles from './Skeleton.module.css';

/** The grey of what is on its way, in the size that it will have. Numbers are px. */
export const Skeleton = ({ width = '100%', height }: { width?: number | string; height: number | string }) => (
  <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
);
