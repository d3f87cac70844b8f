import type { ReactNode } from 'react';
import styles from './RoundButton.module.css';

interface RoundButtonProps {
  label: string;
  /** Of a button that switches something on and off. */
  isPressed?: boolean;
  onClick(): void;
  children: ReactNode;
}

/** A button that lies on a picture: an icon, and the name of what it does. */
export const RoundButton = ({ label, isPressed, onClick, children }: RoundButtonProps) => (
  <button type="button" className={styles.round} aria-label={label} aria-pressed={isPressed} onClick={onClick}>
    {children}
  </button>
);
