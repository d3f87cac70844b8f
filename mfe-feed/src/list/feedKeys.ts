import type { KeyboardEvent } from 'react';
import { articleAt, firstShown, placeOfArticle } from './articles.ts';

interface FeedWays {
  /** False where there is no such post. */
  goToPost(place: number): boolean;
  /** Out of the feed. */
  onLeave(to: 'start' | 'end'): void;
}

/**
 * WAI-ARIA, feed: Page Down and Page Up go from post to post, Ctrl+Home and Ctrl+End lead out of the feed. Tab leads out of
 * it only at its ends: it waits for a post that is not on the page yet.
 */
export function handleFeedKey(event: KeyboardEvent, { goToPost, onLeave }: FeedWays): void {
  const { key, target, shiftKey, currentTarget: feed } = event;
  const way = event.ctrlKey ? ({ Home: 'start', End: 'end' } as const)[key] : undefined;
  const article = (target as Element).closest('article') ?? firstShown(feed);
  const isTab = key === 'Tab' && target === (shiftKey ? article : article?.lastElementChild);
  const step = isTab ? (shiftKey ? -1 : 1) : { PageDown: 1, PageUp: -1 }[key];
  // On a slider these keys belong to the slider.
  if (target instanceof HTMLInputElement || !article || !(way || step)) return;
  const place = placeOfArticle(article) + step!;
  if (isTab && articleAt(feed, place)) return;
  if (way) onLeave(way);
  else if (!goToPost(place)) return;
  event.preventDefault();
}
