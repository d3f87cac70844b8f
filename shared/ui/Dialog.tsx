import { useModal } from '@bazaar/shared/device';
import { useId } from 'react';
import type { Elements } from './elements.ts';
import styles from './Dialog.module.css';

/** A modal dialog: the first action has the focus, Escape closes it, and the focus goes back. */
export function Dialog({
  title,
  children,
  actions,
  onClose,
}: {
  title: string;
  children: Elements;
  actions: Elements;
  onClose(): void;
}) {
  const dialog = useModal(onClose);
  const titleId = useId();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
      <div className={styles.actions}>{actions}</div>
    </dialog>
  );
}
