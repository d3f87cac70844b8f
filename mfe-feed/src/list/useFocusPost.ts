import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import { articleAt, focusArticle } from './articles.ts';

/** Not in the spec: frames that a new post may take to be measured and shown. */
const MAX_FRAMES = 60;

/**
 * Returns a function that focuses the post at a position, also one that is not rendered yet. False where the list has
 * none there; with `mayWait` the post is focused once the list has it.
 */
export function useFocusPost(
  count: number,
  feed: RefObject<HTMLElement | null>,
  virtualizer: RefObject<WindowVirtualizerHandle | null>,
): (position: number, mayWait?: boolean) => boolean {
  const requested = useRef<number>(undefined);
  const seek = useCallback(
    function seek(frames = MAX_FRAMES): void {
      const position = requested.current;
      if (!position || position > count) return;
      const article = feed.current && articleAt(feed.current, position);
      focusArticle(article);
      if (!frames || (article && document.activeElement === article)) requested.current = undefined;
      else {
        if (frames === MAX_FRAMES) virtualizer.current?.scrollToIndex(position - 1);
        requestAnimationFrame(() => seek(frames - 1));
      }
    },
    [count, feed, virtualizer],
  );
  useEffect(seek, [seek]);
  return (position, mayWait = false) => {
    if (!position || (position > count && !mayWait)) return false;
    requested.current = position;
    seek();
    return true;
  };
}
