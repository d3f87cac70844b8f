import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

interface InViewOptions {
  /** The share of the element that must be in view, 0 to 1. */
  share?: number;
  /** CSS margin around the root that counts as in view. */
  margin?: string;
  /** The scroller that the element must be in view of; absent: the viewport. */
  root?: Element | Document;
}

/**
 * Calls for each element at once, and whenever it comes into view or goes out of it. Returns an unsubscribe function.
 * Chromium alone leaves `isIntersecting` false below the share, so the share is compared here.
 */
export function observeInView<E extends Element>(
  elements: Iterable<E>,
  onChange: (isInView: boolean, element: E) => void,
  { share = 0, margin, root }: InViewOptions = {},
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries)
        onChange(isIntersecting && intersectionRatio >= share, target as E);
    },
    { root, rootMargin: margin, threshold: share },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

interface UseInViewOptions extends Pick<InViewOptions, 'share' | 'margin'> {
  /** Stays true from the first time on. */
  once?: boolean;
}

/** True while an element is in view. */
export function useInView(
  ref: RefObject<Element | null>,
  { share, margin, once = false }: UseInViewOptions = {},
): boolean {
  const [isInView, setInView] = useState(false);
  const isDone = once && isInView;
  useEffect(() => {
    if (!ref.current || isDone) return;
    return observeInView([ref.current], (isNow) => setInView((was) => isNow || (once && was)), { share, margin });
  }, [ref, share, margin, once, isDone]);
  return isInView;
}

/** True while the tab is in the background: rotation, playback and timers pause meanwhile. */
export const useIsTabHidden = (): boolean => useSyncExternalStore(subscribe, () => document.hidden);

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
