import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject, type ToggleEvent } from 'react';

/** Safari before 17 has no popovers: there the menu opens, and closes by Escape or a press elsewhere, by our own script. */
const canUsePopovers = () => 'popover' in HTMLElement.prototype;

interface Menu {
  isOpen: boolean;
  button: RefObject<HTMLButtonElement | null>;
  menu: RefObject<HTMLDivElement | null>;
  buttonProps: { popoverTarget?: string; 'aria-expanded'?: boolean; onClick?(): void };
  menuProps: { id: string; popover?: 'auto'; onToggle?(event: ToggleEvent): void };
}

/** A button and what it opens: a popover where the browser has them, beside the button where the screen has room. */
export function useMenu(id: string): Menu {
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasPopovers] = useState(canUsePopovers);
  useMenuPosition(button, menu, isOpen);
  useOwnDismissal(button, menu, isOpen && !hasPopovers, () => setOpen(false));
  if (hasPopovers)
    return {
      isOpen,
      button,
      menu,
      buttonProps: { popoverTarget: id },
      menuProps: { id, popover: 'auto', onToggle: ({ newState }) => setOpen(newState === 'open') },
    };
  return {
    isOpen,
    button,
    menu,
    buttonProps: { 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) },
    menuProps: { id },
  };
}

/** By script, because CSS anchor positioning is not in every engine, and knows nothing of the header. */
function useMenuPosition(
  button: RefObject<HTMLElement | null>,
  menu: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    const [from, panel] = [button.current, menu.current];
    if (!isOpen || !from || !panel) return;
    const update = () => {
      const headerPx = document.fullscreenElement ? 0 : Number.parseFloat(getComputedStyle(panel).scrollMarginTop);
      const area = { top: headerPx, right: document.documentElement.clientWidth, bottom: window.innerHeight };
      const { left, top, maxHeight } = menuPosition({
        button: from.getBoundingClientRect(),
        menu: { width: panel.offsetWidth, height: panel.scrollHeight },
        area,
      });
      // The style sheet uses them only beside the button: on a phone the menu is a sheet.
      panel.style.setProperty('--menu-left', `${left}px`);
      panel.style.setProperty('--menu-top', `${top}px`);
      panel.style.setProperty('--menu-max-height', `${maxHeight}px`);
    };
    update();
    addEventListener('resize', update);
    addEventListener('scroll', update, { passive: true });
    return () => {
      removeEventListener('resize', update);
      removeEventListener('scroll', update);
    };
  }, [button, menu, isOpen]);
}

function useOwnDismissal(
  button: RefObject<HTMLElement | null>,
  menu: RefObject<HTMLElement | null>,
  isOn: boolean,
  close: () => void,
): void {
  const dismiss = useEffectEvent(close);
  useEffect(() => {
    if (!isOn) return;
    const onPointer = ({ target }: PointerEvent) => {
      if (!menu.current?.contains(target as Node) && !button.current?.contains(target as Node)) dismiss();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (menu.current?.contains(document.activeElement)) button.current?.focus();
      dismiss();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [button, menu, isOn]);
}

/** Not in the spec: the gap between the menu and its button, the header or an edge of the screen. */
const GAP_PX = 8;

interface MenuSpace {
  button: { top: number; bottom: number; right: number };
  menu: { width: number; height: number };
  /** The area that the menu may cover: all below the header. */
  area: { top: number; right: number; bottom: number };
}

interface MenuPosition {
  left: number;
  top: number;
  maxHeight: number;
}

/** Above the button where there is room, else below it; where neither has room, at the bottom of the screen, where it scrolls inside. */
export function menuPosition({ button, menu, area }: MenuSpace): MenuPosition {
  const maxHeight = area.bottom - area.top - 2 * GAP_PX;
  const height = Math.min(menu.height, maxHeight);
  const left = Math.max(GAP_PX, Math.min(button.right, area.right - GAP_PX) - menu.width);
  const above = button.top - GAP_PX - height;
  const below = button.bottom + GAP_PX;
  const lowest = area.bottom - GAP_PX - height;
  if (above >= area.top + GAP_PX && button.top <= area.bottom) return { left, top: above, maxHeight };
  return { left, top: below <= lowest && below >= area.top ? below : lowest, maxHeight };
}
