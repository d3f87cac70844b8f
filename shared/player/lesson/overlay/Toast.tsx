import styles from './Toast.module.css';

/** What a key just did: seen and, as a status, said. */
export const Toast = ({ text }: { text: string }) => (
  <p className={styles.said} role="status">
    {text && <span>{text}</span>}
  </p>
);
