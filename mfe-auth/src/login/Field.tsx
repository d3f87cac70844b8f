import { useId, type ReactNode } from 'react';
import { login as texts } from '../texts.ts';
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
  const Control = children ? 'select' : 'input';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Control
        {...rest}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={note && `${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </Control>
      {note && (
        <p id={`${id}-note`} className={styles.note} data-note={error ? 'error' : 'hint'}>
          {note}
        </p>
      )}
    </div>
  );
}

interface ErrorSummaryProps<Name extends string> {
  errors: readonly (readonly [name: Name, text: string])[];
  onChoose(name: Name): void;
}

/** The errors that kept the form from being sent: takes the focus, and leads to each field. */
export function ErrorSummary<Name extends string>({ errors, onChoose }: ErrorSummaryProps<Name>) {
  const titleId = useId();
  return (
    <section className={styles.summary} role="alert" aria-labelledby={titleId} tabIndex={-1} ref={takeFocus}>
      <h2 id={titleId}>{texts.problem}</h2>
      <ul>
        {errors.map(([name, text]) => (
          <li key={name}>
            <button type="button" onClick={() => onChoose(name)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();
