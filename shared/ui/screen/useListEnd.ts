import { observeInView } from '@bazaar/shared/device';
import { useEffect, type RefObject } from 'react';
import type { List } from '../../query/entry.ts';

interface Reach {
  /** The share of the element that must be above the bottom of the screen, 0..1. */
  share?: number;
  /** So far below the bottom of the screen counts as reached too, in px. */
  marginPx?: number;
}

/** Higher than any page: an element above the screen counts as reached, however far. Engines clamp at 17 million. */
const ANY_HEIGHT_PX = 10_000_000;

/**
 * Loads the next page of a list whenever the element at its end is at or above the bottom of the screen, by wheel, End
 * key, scrollbar or script. Observes again after every page and every refresh; after a failure, or too many pages without an
 * item, the reader decides. Without a list it does nothing.
 */
export function useListEnd(
  list: List<unknown> | undefined,
  element: RefObject<Element | null>,
  { share = 0, marginPx = 0 }: Reach = {},
): void {
  const { items, loadMore } = list ?? {};
  const isWanted =
    list &&
    list.hasMore &&
    !list.isLoadingMore &&
    !list.isRefreshing &&
    !list.hasLoadMoreFailed &&
    !list.isAutoLoadPaused;
  useEffect(() => {
    if (!isWanted || !loadMore || !element.current) return;
    return observeInView([element.current], (isReached) => isReached && loadMore(), {
      root: document,
      margin: `${ANY_HEIGHT_PX}px 0px ${marginPx}px`,
      share,
    });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `items` is new after every page, also after one that came too fast for `isLoadingMore` to be seen
  }, [isWanted, items, loadMore, element, share, marginPx]);
}
