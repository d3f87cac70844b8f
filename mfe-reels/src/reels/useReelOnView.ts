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
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          dispatch({
            type: intersectionRatio >= VISIBILITY_THRESHOLD ? 'seen' : 'left',
            index: Number((target as HTMLElement).dataset.index),
          });
        }
      },
      { root, threshold: VISIBILITY_THRESHOLD },
    );
    for (const card of root.querySelectorAll('[data-index]')) observer.observe(card);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- more cards are to be observed when their count grows
  }, [feed, count]);
  return [state, dispatch];
}
