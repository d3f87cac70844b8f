import { useLayoutEffect, type RefObject } from 'react';

/** A post that leaves the page with the focus in it hands it to the feed: the reader goes on from where they look. */
export function useGivesFocusBack(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    const feed = element?.closest<HTMLElement>('[role="feed"]');
    return () => {
      if (element?.contains(document.activeElement)) feed?.focus({ preventScroll: true });
    };
  }, [ref]);
}
