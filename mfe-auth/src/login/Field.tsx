import { useId, type ReactNode } from 'react';
import styles from './LoginScreen.module.css';

interface FieldProps {
  label: string;
  name: string;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
  onBlur(): void;
  type?: 'text' | 'tel';
  inputMode?: 'text' | 'numeric';
  autoComplete?: string;
  /** Options: the field is then a choice. */
  children?: ReactNode;
}

/** A labelled field with its error below it. */
export function Field({ label, error, onChange, children, ...rest }: FieldProps) {
  const id = useId();
  const shared = { ...rest, id, 'aria-invalid': error !== undefined, 'aria-describedby': error && `${id}-error` };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children ? (
        <select {...shared} onChange={(event) => onChange(event.target.value)}>
          {children}
        </select>
      ) : (
        <input {...shared} onChange={(event) => onChange(event.target.value)} />
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
