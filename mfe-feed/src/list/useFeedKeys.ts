import { useCallback, type KeyboardEvent, type RefObject } from 'react';
import { articleAt, firstShown, goTo, placeOfArticle } from './articles.ts';

/** WAI-ARIA, feed: Page Down and Page Up go from post to post, Ctrl+End and Ctrl+Home lead out of the feed. */
export function useFeedKeys(feed: RefObject<HTMLElement | null>, onLeave: (to: 'start' | 'end') => void): (event: KeyboardEvent) => void {
  return useCallback(
    (event) => {
      const step = { PageDown: 1, PageUp: -1 }[event.key];
      const way = event.ctrlKey ? ({ Home: 'start', End: 'end' } as const)[event.key] : undefined;
      // On a slider these keys belong to the slider.
      if (!feed.current || (step === undefined && way === undefined) || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      if (way) return onLeave(way);
      const current = (event.target as Element).closest('article') ?? firstShown(feed.current);
      if (current) goTo(articleAt(feed.current, placeOfArticle(current) + step!));
    },
    [feed, onLeave],
  );
}
