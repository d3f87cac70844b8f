import { observeInView } from '@bazaar/shared/device';
import { useEffect, useReducer, type Dispatch, type RefObject } from 'react';
import { VISIBILITY_THRESHOLD } from './constants.ts';
import { nextReelsState, startAt, type ReelsEvent, type ReelsState } from './reelsState.ts';

/** Follows which of the feed's `count` cards is at least 80 percent in view (§4). */
export function useReelOnView(
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
      (isInView, { dataset }) => dispatch({ type: isInView ? 'seen' : 'left', index: Number(dataset.index) }),
      { root, share: VISIBILITY_THRESHOLD },
    );
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- more cards are to be observed when their count grows
  }, [feed, count]);
  return [state, dispatch];
}
