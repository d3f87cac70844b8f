import { useSyncExternalStore } from 'react';

/** §4: playback starts only after a first user interaction. Remembered until the page is left. */
let hasHappened = false;
const listeners = new Set<() => void>();
const GESTURES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Whether the visitor has done anything on the page yet. */
export const useFirstInteraction = (): boolean => useSyncExternalStore(subscribe, () => hasHappened);

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  for (const gesture of GESTURES) addEventListener(gesture, note, { passive: true });
  return () => {
    listeners.delete(onChange);
    for (const gesture of GESTURES) removeEventListener(gesture, note);
  };
}

function note(): void {
  if (hasHappened) return;
  hasHappened = true;
  for (const listener of listeners) listener();
}
