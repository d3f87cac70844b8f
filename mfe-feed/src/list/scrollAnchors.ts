import { remembered } from '@bazaar/shared/device';
import { MAX_SCROLL_ANCHORS } from '../constants.ts';

/** Where a reader was: which post, and how far its top was from the top of the screen, in px. */
export interface ScrollAnchor {
  postId: string;
  topPx: number;
}

/** By the key of the history entry. Used after a reload and Back; direct navigation starts at the top. */
const anchors = remembered('bazaar.feed.scrollAnchors', (stored) => (isReturn() ? parseScrollAnchors(stored) : []), {
  session: true,
});

export const scrollAnchorOf = (historyKey: string): ScrollAnchor | undefined =>
  anchors.get().find(([key]) => key === historyKey)?.[1];

export function rememberScrollAnchor(historyKey: string, anchor: ScrollAnchor): void {
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
