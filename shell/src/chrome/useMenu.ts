import { useEffect, useRef, useState } from 'react';

/**
 * A menu below its button: a press outside, Escape, focus that goes elsewhere and a new page close it. Escape gives the
 * focus back to the button.
 */
export function useMenu(pathname: string) {
  const [openedOn, setOpenedOn] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  const isOpen = openedOn === pathname;
  const close = () => setOpenedOn(undefined);

  useEffect(() => {
    if (!isOpen) return;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (menu.current?.contains(target) || button.current?.contains(target));
    const handleOutside = ({ target }: Event) => !isInside(target) && setOpenedOn(undefined);
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation(); // Escape closes the innermost thing first; a player below would go back
      setOpenedOn(undefined);
      button.current?.focus();
    };
    addEventListener('pointerdown', handleOutside, true);
    addEventListener('focusin', handleOutside);
    addEventListener('keydown', handleKeyDown, true);
    return () => {
      removeEventListener('pointerdown', handleOutside, true);
      removeEventListener('focusin', handleOutside);
      removeEventListener('keydown', handleKeyDown, true);
    };
  }, [isOpen]);

  return { isOpen, button, menu, toggle: () => setOpenedOn(isOpen ? undefined : pathname), close };
}
