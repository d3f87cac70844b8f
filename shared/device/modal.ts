import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A ref for a `<dialog>` that is modal while it is mounted: the rest of the page is inert, Escape calls `onClose`, and
 * at its end the focus goes back. `first` is focused first; absent: the first control.
 */
export function useModal(
  onClose: () => void,
  first?: RefObject<HTMLElement | null>,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  // A layout effect: when the cleanup of a passive one runs, the dialog is already removed and the focus is lost.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    first?.current?.focus();
    const handleCancel = (event: Event) => {
      event.preventDefault(); // the component that mounted it unmounts it
      close();
    };
    element.addEventListener('cancel', handleCancel);
    return () => {
      element.removeEventListener('cancel', handleCancel);
      element.close();
    };
  }, [first]);
  return dialog;
}
