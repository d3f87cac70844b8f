import { login as texts } from '../texts.ts';
import styles from './ConsentField.module.css';

interface ConsentFieldProps {
  isGiven: boolean;
  /** Of the text that says what is so without it. */
  hintId: string;
  onChange(isGiven: boolean): void;
  onBlur(): void;
}

/** 18 or older, and agrees to the notice above the form: never ticked beforehand, and no condition of the sign-in (docs/decisions/048). */
export function ConsentField({ isGiven, hintId, onChange, onBlur }: ConsentFieldProps) {
  return (
    <label className={styles.consent}>
      <input
        type="checkbox"
        name="consent"
        checked={isGiven}
        aria-describedby={hintId}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
      <span>{texts.consent}</span>
    </label>
  );
}
