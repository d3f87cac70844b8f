import { useEffect, useState } from 'react';
import { TOAST_MS } from '../../constants.ts';
import styles from './Toast.module.css';

/** What a key just did: seen and, as a status, announced. */
export const Toast = ({ text }: { text: string }) => (
  <p className={styles.toast} role="status">
    {text && <span>{text}</span>}
  </p>
);

/** A text that goes away by itself. A new object for each, so that the same text shown again stays as long again. */
export function useToast(): [text: string, showToast: (text: string) => void] {
  const [toast, setToast] = useState({ text: '' });
  useEffect(() => {
    if (!toast.text) return;
    const timer = setTimeout(() => setToast({ text: '' }), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  return [toast.text, (text) => setToast({ text })];
}
