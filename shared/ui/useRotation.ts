import { useIsTabHidden, useMayAutoplay } from '@bazaar/shared/device';
import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onRotate` every `ms` while it may: never in a hidden tab, under reduced motion or under data saver
 * (docs/decisions/010, Landing; WCAG 2.2.2). After a pause the whole time passes again. Returns whether it rotates.
 */
export function useRotation(isWanted: boolean, ms: number | undefined, onRotate: () => void): boolean {
  const mayAutoplay = useMayAutoplay();
  const isHidden = useIsTabHidden();
  const isRotating = isWanted && ms !== undefined && !isHidden && mayAutoplay;
  const rotate = useEffectEvent(onRotate);
  useEffect(() => {
    if (!isRotating) return;
    const timer = setInterval(() => rotate(), ms);
    return () => clearInterval(timer);
  }, [isRotating, ms]);
  return isRotating;
}
