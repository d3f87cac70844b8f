/** The position of the reader in the feed: which reel is in view, how to move to another, and the address that follows. */
import { observeInView, prefersReducedMotion } from '@bazaar/shared/device';
import { useSearchParams } from '@bazaar/shared/router';
import { useReplaceSearch } from '@bazaar/shared/ui/useReplaceSearch';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, type Dispatch, type RefObject } from 'react';
import { ADDRESS_AFTER_MS, VISIBILITY_THRESHOLD } from '../constants.ts';
import { nextReelsState, startAt, type ReelsEvent, type ReelsState } from './reelsState.ts';

/** Follows which of the feed's `count` cards is at least 80 percent in view (§4). */
export function useReelInView(
  feed: RefObject<HTMLElement | null>,
  count: number,
  startIndex: number,
): [ReelsState, Dispatch<ReelsEvent>] {
  const [state, dispatch] = useReducer(nextReelsState, startIndex, startAt);
  useEffect(() => {
    const root = feed.current;
    if (!root) return;
    return observeInView(
      root.querySelectorAll<HTMLElement>('[data-index]'),
      (isInView, { dataset }) => dispatch({ type: isInView ? 'inView' : 'outOfView', index: Number(dataset.index) }),
      { root, share: VISIBILITY_THRESHOLD },
    );
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- more cards are to be observed when their count grows
  }, [feed, count]);
  return [state, dispatch];
}

/** A step of the feed; with `takesFocus` the card there takes the focus: keys move the focus, pointers do not. */
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

/** Sets the address to the reel that is watched, so that Back and a reload return to it; not on those that are swiped past. */
export function useAddressOfReel(reelId: string | undefined): void {
  const replaceSearch = useReplaceSearch();
  const addressId = useSearchParams()[0].get('reel');
  const update = useEffectEvent((reel: string) => replaceSearch({ reel }));
  // Tried again after the address has changed: on a slow processor the router may still be at the change before, and take no other.
  useEffect(() => {
    if (reelId === undefined || reelId === addressId) return;
    const timer = setTimeout(() => update(reelId), ADDRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [reelId, addressId]);
}
