import { useLayoutEffect, type RefObject } from 'react';
import { usePlayer } from './PlayerContext.ts';

/** When this part of the player goes away with the focus in it, the focus stays with the player instead of being lost. */
export function useFocusStays(part: RefObject<HTMLElement | null>): void {
  const { root } = usePlayer();
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      // Asked for only now: the player's own element comes after the effects of its parts.
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- for that very reason
      if (element?.contains(document.activeElement)) root.current?.focus({ preventScroll: true });
    };
  }, [part, root]);
}
