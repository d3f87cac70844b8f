import { useSyncExternalStore } from 'react';
import { isSavingData, useIsSavingData } from './dataSaver.ts';

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

function onReducedMotion(listener: () => void): () => void {
  const query = reducedMotion();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True where the visitor asked their device for less motion. */
export const prefersReducedMotion = (): boolean => reducedMotion().matches;

/** True where anything may start to play or move without a press: not under reduced motion (WCAG 2.2.2), nor under data saver. */
export const mayAutoplay = (): boolean => !isSavingData() && !prefersReducedMotion();

/** mayAutoplay for a component, as it changes. */
export function useMayAutoplay(): boolean {
  const isReduced = useSyncExternalStore(onReducedMotion, prefersReducedMotion);
  return !useIsSavingData() && !isReduced;
}
