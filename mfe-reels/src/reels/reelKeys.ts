import { shortcutKey } from '@bazaar/shared/format/shortcutKey';
import { useEffect, useEffectEvent, type RefObject } from 'react';

export type ReelCommand = 'next' | 'previous' | 'toggle' | 'mute';

const COMMANDS: Record<string, ReelCommand> = {
  ArrowDown: 'next',
  PageDown: 'next',
  j: 'next',
  ArrowUp: 'previous',
  PageUp: 'previous',
  k: 'previous',
  ' ': 'toggle',
  m: 'mute',
};

/** A key press as the rule needs it. */
export interface KeyPress {
  key: string;
  hasModifier: boolean;
  isRepeated: boolean;
  /** The kind of element that has the focus. */
  focus: 'reels' | 'page' | 'button' | 'field' | 'elsewhere';
}

/** The command of a key to the reels; undefined leaves it to the element that has the focus (WCAG 2.1.4: letters only with the focus in the reels). */
export function commandOf({ key, hasModifier, isRepeated, focus }: KeyPress): ReelCommand | undefined {
  const command = COMMANDS[key.length === 1 ? key.toLowerCase() : key];
  if (!command || hasModifier || focus === 'elsewhere' || focus === 'field') return undefined;
  if (isRepeated && (command === 'toggle' || command === 'mute')) return undefined;
  if (focus === 'button' && key === ' ') return undefined;
  if (focus === 'page' && /^[a-z]$/i.test(key)) return undefined;
  return command;
}

/** Elements that do something by themselves with keys. */
const TAKES_KEYS = 'a[href], button, input, textarea, select, summary, dialog, [contenteditable], [tabindex="0"]';

/** The focus as `commandOf` sorts it. `region` holds the reels. */
export function focusOf(target: EventTarget | null, region: HTMLElement | null): KeyPress['focus'] {
  if (!(target instanceof Element) || !region || target.contains(region)) return 'page';
  // The heading, which has the focus when the page opens, has no use for keys.
  if (!region.contains(target)) return target.closest(TAKES_KEYS) ? 'elsewhere' : 'page';
  if (target.closest('input, textarea, select, [contenteditable]')) return 'field';
  return target.closest('button, a[href]') ? 'button' : 'reels';
}

/** Calls for the keys of the reels, pressed in `region` or while nothing has the focus. */
export function useReelKeys(region: RefObject<HTMLElement | null>, onCommand: (command: ReelCommand) => void): void {
  const handleCommand = useEffectEvent(onCommand);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const command = commandOf({
        key: shortcutKey(event),
        hasModifier: event.ctrlKey || event.metaKey || event.altKey,
        isRepeated: event.repeat,
        focus: focusOf(event.target, region.current),
      });
      if (!command) return;
      event.preventDefault();
      handleCommand(command);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [region]);
}
