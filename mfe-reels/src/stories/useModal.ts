import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** A ref for a `<dialog>` that is modal while it is mounted: the rest is inert, `first` has the focus, Escape closes, focus goes back. */
export function useModal(
  first: RefObject<HTMLElement | null>,
  onClose: () => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  // In the layout phase: when the passive one comes at the end, the dialog has left the page and the focus is lost.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    first.current?.focus();
    const handleCancel = (event: Event) => {
      event.preventDefault(); // whoever mounted it takes it away
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
