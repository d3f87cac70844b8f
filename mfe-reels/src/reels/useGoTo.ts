import { prefersReducedMotion } from '@bazaar/shared/device';
import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** How far to go, and whether the card there takes the focus: keys move it, pointers do not. */
interface Move {
  by: 1 | -1;
  takesFocus?: boolean;
}

/** Moves the feed one card on or back. Pressed twice, it goes two, though the first is still on its way. */
export function useGoTo(feed: RefObject<HTMLElement | null>, current: number): (move: Move) => void {
  const target = useRef(current);
  useEffect(() => {
    target.current = current;
  }, [current]);
  return useCallback(
    ({ by, takesFocus = false }) => {
      const card = cardOf(feed.current, target.current + by);
      if (!card) return;
      target.current += by;
      scrollToCard(feed.current!, card, prefersReducedMotion() ? 'instant' : 'smooth');
      if (takesFocus) card.focus({ preventScroll: true });
    },
    [feed],
  );
}

export const cardOf = (feed: HTMLElement | null, index: number) =>
  feed?.querySelector<HTMLElement>(`[data-index="${index}"]`);

/** Not scrollIntoView: that would move the page as well. */
export function scrollToCard(feed: HTMLElement, card: HTMLElement, behavior: ScrollBehavior): void {
  feed.scrollTo({ top: card.offsetTop - (feed.clientHeight - card.offsetHeight) / 2, behavior });
}
