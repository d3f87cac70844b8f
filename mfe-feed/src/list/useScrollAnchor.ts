import type { FeedPost } from '@bazaar/shared/data/feedPosts';
import { duringThisVisit, remembered } from '@bazaar/shared/device';
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import { HOLD_ANCHOR_MS, MAX_SCROLL_ANCHORS } from '../constants.ts';
import { articleAt, firstVisible, positionOf } from './articles.ts';
import { rememberRowHeights } from './rowHeights.ts';

/** The position of a reader: which post, and how far its top was from the top of the screen, in px. */
export interface ScrollAnchor {
  postId: string;
  topPx: number;
}

interface ScrollAnchorOptions {
  feed: RefObject<HTMLElement | null>;
  virtualizer: RefObject<WindowVirtualizerHandle | null>;
  posts: readonly FeedPost[];
  historyKey: string;
  /** The position to return to; absent starts at the top. */
  anchor: ScrollAnchor | undefined;
  /** The heights of the posts are known: the anchor can be reached in the first frame. */
  isMeasured: boolean;
}

/** Returns to where the reader was when the feed opens, and remembers it when the feed is left. */
export function useScrollAnchor({
  feed,
  virtualizer,
  posts,
  historyKey,
  anchor,
  isMeasured,
}: ScrollAnchorOptions): void {
  useLayoutEffect(() => {
    const element = feed.current;
    const list = virtualizer.current;
    const index = anchor ? posts.findIndex(({ id }) => id === anchor.postId) : -1;
    if (!anchor || index < 0 || !element || !list) return;
    if (isMeasured) {
      const top = element.getBoundingClientRect().top + scrollY + list.getItemOffset(index) - anchor.topPx;
      scrollTo({ top, behavior: 'instant' });
    }
    list.scrollToIndex(index, { align: 'start', offset: -anchor.topPx });
    return holdAt(() => articleAt(element, index + 1), anchor.topPx);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the feed opens
  }, []);

  const save = useEffectEvent((element: HTMLElement, list: WindowVirtualizerHandle) => {
    rememberRowHeights(posts.length, list.cache);
    const article = firstVisible(element);
    const post = article && posts[positionOf(article) - 1];
    if (post) rememberScrollAnchor(historyKey, { postId: post.id, topPx: article.getBoundingClientRect().top });
  });
  useLayoutEffect(() => {
    const element = feed.current;
    const list = virtualizer.current;
    if (element && list) return saveOnLeave(duringThisVisit(() => save(element, list)));
  }, [feed, virtualizer]);
}

/** Saves when the reader goes to another tab or app, reloads, or leaves the page, and on cleanup. */
function saveOnLeave(save: () => void): () => void {
  addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', save);
  return () => {
    removeEventListener('pagehide', save);
    document.removeEventListener('visibilitychange', save);
    save();
  };
}

/** Events by which a reader scrolls elsewhere. */
const INTERACTIONS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Holds an element's top at `topPx` while what is above it is measured or loaded, until the reader interacts or 3 s have
 * passed. `find` returns null while the element is not rendered yet. Returns a function that stops.
 */
function holdAt(find: () => Element | null, topPx: number): () => void {
  const endsAt = performance.now() + HOLD_ANCHOR_MS;
  let frame = requestAnimationFrame(hold);

  function hold(now: number) {
    const byPx = (find()?.getBoundingClientRect().top ?? topPx) - topPx;
    if (Math.abs(byPx) >= 1) scrollBy({ top: byPx, behavior: 'instant' });
    if (now < endsAt) frame = requestAnimationFrame(hold);
    else stop();
  }
  function stop() {
    cancelAnimationFrame(frame);
    for (const interaction of INTERACTIONS) removeEventListener(interaction, stop);
  }
  for (const interaction of INTERACTIONS) addEventListener(interaction, stop, { passive: true });
  return stop;
}

/** By the key of the history entry. Used after a reload and Back; direct navigation starts at the top. */
const anchors = remembered('bazaar.feed.scrollAnchors', (stored) => (isReturn() ? parseScrollAnchors(stored) : []), {
  session: true,
});

export const scrollAnchorOf = (historyKey: string): ScrollAnchor | undefined =>
  anchors.get().find(([key]) => key === historyKey)?.[1];

function rememberScrollAnchor(historyKey: string, anchor: ScrollAnchor): void {
  const others = anchors.get().filter(([key]) => key !== historyKey);
  anchors.set([...others, [historyKey, anchor] satisfies [string, ScrollAnchor]].slice(-MAX_SCROLL_ANCHORS));
}

function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/** Never throws: a tab's storage may hold anything. */
export const parseScrollAnchors = (stored: unknown): [string, ScrollAnchor][] =>
  Array.isArray(stored) ? stored.filter(isEntry).slice(-MAX_SCROLL_ANCHORS) : [];

function isEntry(entry: unknown): entry is [string, ScrollAnchor] {
  const [key, anchor] = (Array.isArray(entry) ? entry : []) as [unknown, Partial<ScrollAnchor> | null | undefined];
  return typeof key === 'string' && typeof anchor?.postId === 'string' && Number.isFinite(anchor.topPx);
}
