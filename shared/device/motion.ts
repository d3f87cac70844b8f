import { useSyncExternalStore } from 'react';
import { isSavingData, useIsSavingData } from './dataSaver.ts';

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

function onReducedMotion(listener: () => void): () => void {
  const query = reducedMotion();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the visitor asked their device for less motion. */
export const prefersReducedMotion = (): boolean => reducedMotion().matches;

/** The same for a component, as it changes. */
export const usePrefersReducedMotion = (): boolean => useSyncExternalStore(onReducedMotion, prefersReducedMotion);

/** Whether anything may start to play or move without a press: not under reduced motion (WCAG 2.2.2), nor under data saver. */
export const mayAutoplay = (): boolean => !isSavingData() && !prefersReducedMotion();

/** The same for a component, as it changes. */
export function useMayAutoplay(): boolean {
  const savesData = useIsSavingData();
  return !usePrefersReducedMotion() && !savesData;
}
