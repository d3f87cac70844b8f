import { useEffect, useRef, type RefObject } from 'react';
import { LOAD_MORE_WITHIN_PX, SCROLL_THROTTLE_MS } from './constants.ts';

/** Calls while less than 1000 px of the feed are left, at most every 100 ms of scrolling, and when its `count` has grown (§9). */
export function useNearEnd(feed: RefObject<HTMLElement | null>, count: number, onNearEnd: () => void): void {
  const latest = useRef(onNearEnd);
  useEffect(() => {
    latest.current = onNearEnd;
  });
  useEffect(() => {
    const element = feed.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      if (element.scrollHeight - element.scrollTop - element.clientHeight <= LOAD_MORE_WITHIN_PX) latest.current();
    };
    const handleScroll = () => {
      timer ??= setTimeout(look, SCROLL_THROTTLE_MS);
    };
    look();
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', handleScroll);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a page that brought little may leave the end as near as it was
  }, [feed, count]);
}
