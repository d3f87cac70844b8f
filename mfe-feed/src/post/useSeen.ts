import { useEffect, type RefObject } from 'react';

/** Calls when at least `share` of the element is on the screen; a new `onSeen` looks again, none does not look. */
export function useSeen(ref: RefObject<Element | null>, share: number, onSeen: (() => void) | undefined): void {
  useEffect(() => {
    if (!onSeen || !ref.current) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onSeen(), { threshold: share });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, share, onSeen]);
}
