import { useEffect, useEffectEvent, type RefObject } from 'react';
import { commandOf, focusOf, type ReelCommand } from './reelKeys.ts';

/** Calls for the keys of the reels, pressed in `region` or while nothing has the focus. */
export function useReelKeys(region: RefObject<HTMLElement | null>, onCommand: (command: ReelCommand) => void): void {
  const handleCommand = useEffectEvent(onCommand);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const command = commandOf({
        key: event.key,
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
