import { messages } from '../../messages.ts';
import styles from './Failure.module.css';

/** What went wrong, in the words of §8, instead of the controls. Without `onTryAgain` nothing can be done about it here. */
export function Failure({ text, onTryAgain }: { text: string; onTryAgain: (() => void) | undefined }) {
  return (
    <div className={styles.failure} role="alert">
      <p>{text}</p>
      {onTryAgain && (
        <button type="button" onClick={onTryAgain}>
          {messages.tryAgain}
        </button>
      )}
    </div>
  );
}
