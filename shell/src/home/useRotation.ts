import { useEffect, useSyncExternalStore } from 'react';

/**
 * Calls `onTurn` every `ms` while the carousel may turn: never in a hidden tab or under reduced motion (docs/decisions/010,
 * Landing; WCAG 2.2.2). One timer; a call after a pause waits the whole time again.
 */
export function useRotation(isTurning: boolean, ms: number, onTurn: () => void): void {
  const isVisible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  const isStill = useSyncExternalStore(onMotion, () => stillness().matches);
  useEffect(() => {
    if (!isTurning || !isVisible || isStill) return;
    const timer = setInterval(onTurn, ms);
    return () => clearInterval(timer);
  }, [isTurning, isVisible, isStill, ms, onTurn]);
}

const stillness = () => matchMedia('(prefers-reduced-motion: reduce)');

function onVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function onMotion(onChange: () => void): () => void {
  const query = stillness();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
