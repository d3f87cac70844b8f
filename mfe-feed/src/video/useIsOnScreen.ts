import { useEffect, useState, type RefObject } from 'react';

/** Whether at least `share` of the element is on the screen, as it changes. */
export function useIsOnScreen(ref: RefObject<Element | null>, share: number): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => setIsOnScreen(entries.at(-1)!.isIntersecting), {
      threshold: share,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, share]);
  return isOnScreen;
}
