import styles from './Said.module.css';

/** What a key just did: seen and, as a status, said. */
export const Said = ({ text }: { text: string }) => (
  <p className={styles.said} role="status">
    {text && <span>{text}</span>}
  </p>
);
