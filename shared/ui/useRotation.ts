import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useIsTabHidden } from './useIsTabHidden.ts';

/**
 * Calls `onTurn` every `ms` while it may turn: never in a hidden tab, under reduced motion or where data are saved
 * (docs/decisions/010, Landing; WCAG 2.2.2). One timer; after a pause the whole time is waited again. Says whether it turns.
 */
export function useRotation(isWanted: boolean, ms: number | undefined, onTurn: () => void): boolean {
  const isHidden = useIsTabHidden();
  const isStill = useSyncExternalStore(onMotion, () => stillness().matches);
  const latest = useRef(onTurn);
  useEffect(() => {
    latest.current = onTurn;
  });
  const isTurning = isWanted && ms !== undefined && !isHidden && !isStill && !savesData();
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => latest.current(), ms);
    return () => clearInterval(timer);
  }, [isTurning, ms]);
  return isTurning;
}

const stillness = () => matchMedia('(prefers-reduced-motion: reduce)');

/** The visitor asked the browser to save data; absent where the browser does not know the wish. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

function onMotion(callback: () => void): () => void {
  const query = stillness();
  query.addEventListener('change', callback);
  return () => query.removeEventListener('change', callback);
}
