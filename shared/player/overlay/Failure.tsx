import { messages } from '../messages.ts';
import styles from './Failure.module.css';

/** What went wrong, in the words of §8, instead of the controls. */
export function Failure({ text, onTryAgain }: { text: string; onTryAgain(): void }) {
  return (
    <div className={styles.failure} role="alert">
      <p>{text}</p>
      <button type="button" onClick={onTryAgain}>
        {messages.tryAgain}
      </button>
    </div>
  );
}
