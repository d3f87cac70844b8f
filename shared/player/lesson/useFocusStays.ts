import { useLayoutEffect, type RefObject } from 'react';
import { usePlayer } from './PlayerContext.ts';

/** When this part of the player goes away with the focus in it, the focus stays with the player instead of being lost. */
export function useFocusStays(part: RefObject<HTMLElement | null>): void {
  const { root } = usePlayer();
  useLayoutEffect(() => {
    const element = part.current;
    // The player's own element comes after the effects of its parts: it is asked for at the end.
    const focusPlayer = () => root.current?.focus({ preventScroll: true });
    return () => {
      if (element?.contains(document.activeElement)) focusPlayer();
    };
  }, [part, root]);
}
