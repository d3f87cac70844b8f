import { useEffect, useState, type RefObject } from 'react';

/** The share of the player that must be in view before anything of its stream is downloaded. */
const SEEN_SHARE = 0.25;

/** True from the first time that the element is in view. */
export function useIsSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsSeen(true),
      { threshold: SEEN_SHARE },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isSeen]);
  return isSeen;
}
