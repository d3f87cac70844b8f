import { useId, type ReactNode } from 'react';
import styles from './Field.module.css';

interface FieldProps {
  label: string;
  name: string;
  value: string;
  error: string | undefined;
  hint?: string;
  onChange(value: string): void;
  onBlur(): void;
  type?: 'text' | 'tel';
  inputMode?: 'text' | 'numeric';
  autoComplete?: string;
  /** Options: the field is then a choice. */
  children?: ReactNode;
}

/** A labelled field, with a hint or its error below it. */
export function Field({ label, error, hint, onChange, children, ...rest }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  const control = { ...rest, id, 'aria-invalid': error !== undefined, 'aria-describedby': note && `${id}-note` };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children ? (
        <select {...control} onChange={(event) => onChange(event.target.value)}>
          {children}
        </select>
      ) : (
        <input {...control} onChange={(event) => onChange(event.target.value)} />
      )}
      {note && (
        <p id={`${id}-note`} className={styles.note} data-note={error ? 'error' : 'hint'}>
          {note}
        </p>
      )}
    </div>
  );
}
