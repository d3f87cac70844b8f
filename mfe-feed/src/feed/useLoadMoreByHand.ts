import type { List } from '@bazaar/shared/query';
import { useEffect, useRef } from 'react';

/** Loads the next page for a reader who pressed the button, and takes the focus to its first post. */
export function useLoadMoreByHand<T>({ items, isLoadingMore, loadMore }: List<T>): () => void {
  const expected = useRef<number>(undefined);
  const count = items.length;
  useEffect(() => {
    if (expected.current === undefined || count < expected.current) return;
    const place = expected.current;
    expected.current = undefined;
    return focusWhenShown(() => document.querySelector<HTMLElement>(`article[aria-posinset="${place}"]`));
  }, [count]);
  return () => {
    if (isLoadingMore) return;
    expected.current = count + 1;
    loadMore();
  };
}

/** Not in the spec: frames that a new post may take to be measured and shown. */
const FRAMES = 30;

function focusWhenShown(find: () => HTMLElement | null): () => void {
  let left = FRAMES;
  let frame = requestAnimationFrame(attempt);
  function attempt() {
    const element = find();
    element?.focus();
    left -= 1;
    if (document.activeElement !== element && left > 0) frame = requestAnimationFrame(attempt);
  }
  return () => cancelAnimationFrame(frame);
}
