import { useCallback, useEffect, type RefObject } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import { articleAt, goTo } from './articles.ts';

/** Not in the spec: frames that a new post may take to be measured and shown. */
const FRAMES = 60;

/**
 * Takes the focus to the wanted post as soon as the list is long enough to have it. Returns a function that wants a post, by
 * its place, also one that is not on the page yet; false where the list has none there.
 */
export function useWantedPost(
  wantedRef: RefObject<number | undefined>,
  count: number,
  feed: RefObject<HTMLElement | null>,
  list: RefObject<WindowVirtualizerHandle | null>,
): (place: number) => boolean {
  const seek = useCallback(
    function seek(frames = FRAMES): void {
      const place = wantedRef.current;
      if (!place || place > count) return;
      const article = feed.current && articleAt(feed.current, place);
      goTo(article);
      // Until it is measured it is invisible and takes no focus.
      if (!frames || (article && document.activeElement === article)) wantedRef.current = undefined;
      else {
        if (frames === FRAMES) list.current?.scrollToIndex(place - 1);
        requestAnimationFrame(() => seek(frames - 1));
      }
    },
    [wantedRef, count, feed, list],
  );
  useEffect(seek, [seek]);
  return (place) => {
    if (!place || place > count) return false;
    wantedRef.current = place;
    seek();
    return true;
  };
}
