import { useId } from 'react';
import { messages } from '../messages.ts';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps<Name extends string> {
  errors: readonly (readonly [name: Name, text: string])[];
  onChoose(name: Name): void;
}

/** What kept the form from being sent: takes the focus, and leads to each field. */
export function ErrorSummary<Name extends string>({ errors, onChoose }: ErrorSummaryProps<Name>) {
  const titleId = useId();
  return (
    <section className={styles.summary} role="alert" aria-labelledby={titleId} tabIndex={-1} ref={takeFocus}>
      <h2 id={titleId}>{messages.problem}</h2>
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
