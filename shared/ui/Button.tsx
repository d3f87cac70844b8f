import { Link, type To } from '@bazaar/shared/router';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';

type Kind = 'fill' | 'line' | 'quiet';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: Kind;
}

/** A button of the site: 'fill' for the one thing to do next, 'line' and 'quiet' for the rest. */
export function Button({ kind = 'fill', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={styles.button} data-kind={kind} />;
}

interface ButtonLinkProps {
  to: To;
  kind?: Kind;
  /** Passed on to the page in the history's state. */
  state?: object;
  children: ReactNode;
}

/** A link that looks like a button: it leads to another page. */
export function ButtonLink({ to, kind = 'fill', state, children }: ButtonLinkProps) {
  return (
    <Link to={to} state={state} className={styles.button} data-kind={kind}>
      {children}
    </Link>
  );
}
