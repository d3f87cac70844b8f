import { useEffect, useRef, type RefObject } from 'react';

interface NearViewport {
  /** CSS margin around the viewport that counts as near. */
  margin?: string;
  /** Share of the element that must be in view, 0..1. */
  threshold?: number;
}

/** A ref for an element, and a call every time it comes into (or near) the viewport. */
export function useNearViewport<E extends Element>(
  onNear: () => void,
  { margin = '0px', threshold = 0 }: NearViewport = {},
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && latest.current(),
      {
        rootMargin: margin,
        threshold,
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [margin, threshold]);
  return ref;
}
