import { useCallback, useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import { articleAt, firstVisible, focusArticle, isFocusable, positionOf } from './articles.ts';

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
