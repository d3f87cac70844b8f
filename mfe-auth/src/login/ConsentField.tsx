import { useId } from 'react';
import { login as texts } from '../texts.ts';
import styles from './ConsentField.module.css';

interface ConsentFieldProps {
  isGiven: boolean;
  error: string | undefined;
  onChange(isGiven: boolean): void;
  onBlur(): void;
}

/** 18 or older, and agrees to the notice above the form: never ticked beforehand (docs/decisions/048). */
export function ConsentField({ isGiven, error, onChange, onBlur }: ConsentFieldProps) {
  const id = useId();
  return (
    <div className={styles.consent}>
      <label>
        <input
          type="checkbox"
          name="consent"
          checked={isGiven}
          aria-invalid={error !== undefined}
          aria-describedby={error && id}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <span>{texts.consent}</span>
      </label>
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
