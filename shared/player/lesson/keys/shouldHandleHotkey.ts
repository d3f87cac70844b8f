import { shortcutKey } from '../../../format/shortcutKey.ts';
import type { Hotkey } from './hotkeys.ts';

interface KeyContext {
  isInPlayer: boolean;
  /** The reader's switch: without it a key counts only inside the player (WCAG 2.1.4). */
  hasPageKeys: boolean;
  isDialogOpen: boolean;
}

/** Elements that keys are typed into or choose in. A range is a slider and stands below. */
const TYPES =
  'input:not([type=range]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=combobox], [role=listbox], [role=menu], [role=spinbutton]';
/** Elements that Space and Enter press. */
const PRESSED =
  'button, a[href], summary, [role=button], [role=tab], [role=slider], [role=switch], [role=menuitem], input[type=range]';
/** Elements that arrows move in. */
const MOVED = '[role=tab], [role=slider], [role=radio], input[type=range]';
/** Shift is part of how these are typed. */
const SHIFTED = ['<', '>', '?'];

/** Returns true where the player may act on a key; it may belong to what has the focus, to the browser or to a dialog. */
export function shouldHandleHotkey(
  event: KeyboardEvent,
  hotkey: Hotkey,
  { isInPlayer, hasPageKeys, isDialogOpen }: KeyContext,
): boolean {
  if (event.defaultPrevented || event.isComposing || isDialogOpen) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || (event.shiftKey && !SHIFTED.includes(shortcutKey(event))))
    return false;
  if (event.repeat && hotkey.isToggle) return false;
  if (!isInPlayer && (!hasPageKeys || hotkey.isInPlayerOnly)) return false;
  if (isWithin(event.target, TYPES)) return false;
  if (event.key === ' ' && isWithin(event.target, PRESSED)) return false;
  return !(event.key.startsWith('Arrow') && isWithin(event.target, MOVED));
}

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Text that Escape belongs to. */
export const isTyping = (target: EventTarget | null): boolean => isWithin(target, TYPES);
