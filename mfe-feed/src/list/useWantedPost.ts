import { useEffect, type RefObject } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import { articleAt, goTo } from './articles.ts';

/** Not in the spec: frames that a new post may take to be measured and shown. */
const FRAMES = 60;

/** Takes the focus to the wanted post as soon as the list is long enough to have it. */
export function useWantedPost(wantedRef: RefObject<number | undefined>, count: number, feed: RefObject<HTMLElement | null>, list: RefObject<WindowVirtualizerHandle | null>): void {
  useEffect(() => {
    const place = wantedRef.current;
    if (place === undefined || place > count) return;
    wantedRef.current = undefined;
    list.current?.scrollToIndex(place - 1);
    let left = FRAMES;
    let frame = requestAnimationFrame(attempt);
    function attempt() {
      const article = feed.current && articleAt(feed.current, place!);
      // Until it is measured it is invisible and takes no focus.
      goTo(article);
      left -= 1;
      if (left > 0 && (!article || document.activeElement !== article)) frame = requestAnimationFrame(attempt);
    }
    return () => cancelAnimationFrame(frame);
  }, [wantedRef, count, feed, list]);
}
