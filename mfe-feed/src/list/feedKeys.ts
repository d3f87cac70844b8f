import type { KeyboardEvent } from 'react';
import { articleAt, firstVisible, isFocusable, positionOf } from './articles.ts';

interface FeedActions {
  /** False where there is no such post. */
  focusPost(position: number): boolean;
  /** Focuses what stands before or after the feed. */
  onExit(to: 'start' | 'end'): void;
}

/**
 * WAI-ARIA, feed: Page Down and Page Up move from post to post, Ctrl+Home and Ctrl+End out of the feed. Tab leaves it only
 * at its ends: it waits for a post that is not rendered or measured yet.
 */
export function handleFeedKey(event: KeyboardEvent, { focusPost, onExit }: FeedActions): void {
  const { key, target, shiftKey, currentTarget: feed } = event;
  const exit = event.ctrlKey ? ({ Home: 'start', End: 'end' } as const)[key] : undefined;
  const article = (target as Element).closest('article') ?? firstVisible(feed);
  const isTab = key === 'Tab' && target === (shiftKey ? article : article?.lastElementChild);
  const step = isTab ? (shiftKey ? -1 : 1) : { PageDown: 1, PageUp: -1 }[key];
  // On a slider these keys belong to the slider.
  if (target instanceof HTMLInputElement || !article || !(exit || step)) return;
  const position = positionOf(article) + step!;
  if (isTab && isFocusable(articleAt(feed, position))) return;
  if (exit) onExit(exit);
  else if (!focusPost(position)) return;
  event.preventDefault();
}
