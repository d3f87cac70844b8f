import { useEffect, useState, type RefObject } from 'react';
import { VISIBILITY_THRESHOLD } from './constants.ts';

/** The index of the reel of which at least 80 percent are in view (§4); the last one while none is. */
export function useVisibleReel(feed: RefObject<HTMLElement | null>, count: number): number {
  const [visible, setVisible] = useState(0);
  useEffect(() => {
    const root = feed.current;
    if (!root) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find((entry) => entry.intersectionRatio >= VISIBILITY_THRESHOLD);
        if (shown) setVisible(Number((shown.target as HTMLElement).dataset.index));
      },
      { root, threshold: VISIBILITY_THRESHOLD },
    );
    for (const card of root.querySelectorAll('[data-index]')) observer.observe(card);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- more cards are to be observed when their count grows
  }, [feed, count]);
  return Math.min(visible, Math.max(0, count - 1));
}
