import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './Dialog.module.css';

/** A real modal dialog: focus goes in, Escape closes it, focus goes back. The first action has the focus. */
export function Dialog({
  title,
  children,
  actions,
  onClose,
}: {
  title: string;
  children: ReactNode;
  actions: ReactNode;
  onClose(): void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      // The element leaves the page in the same moment: the browser would forget where the focus was.
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onCancel={onClose}>
      <h2 id={titleId}>{title}</h2>
      {children}
      <div className={styles.actions}>{actions}</div>
    </dialog>
  );
}
