import { useSyncExternalStore } from 'react';

/**
 * §4: playback starts only after a first user interaction. Remembered until the page is left. Counted is the end of one, when
 * what it does by itself is done: were the start overlay gone at the `pointerdown` of a tap, its click would fall on the reel
 * below and pause what the tap has started; at the `keydown` of a space, the feed would scroll. A swipe ends in `pointercancel`.
 */
const ENDS: readonly string[] = ['click', 'keyup', 'wheel', 'pointercancel'];
/** A wheel does not let a browser play with sound; a swipe does, at its `touchend`. */
const ALLOW_SOUND: readonly string[] = ['click', 'keyup', 'touchend'];
const EVENTS = new Set(['keydown', ...ENDS, ...ALLOW_SOUND]);

let hasHappened = false;
let hasAllowedSound = false;
let isKeyDown = false;
const listeners = new Set<() => void>();

/** Whether the visitor has done anything on the page yet. */
export const useFirstInteraction = (): boolean => useSyncExternalStore(subscribe, () => hasHappened);

/** Whether the browser plays with sound by now. Where it does not say so itself, since a click, key or touch in the reels. */
export const useMaySound = (): boolean => useSyncExternalStore(subscribe, () => navigator.userActivation?.hasBeenActive ?? hasAllowedSound);

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  for (const type of EVENTS) addEventListener(type, handleEvent, { passive: true });
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) for (const type of EVENTS) removeEventListener(type, handleEvent);
  };
}

function handleEvent({ type }: Event): void {
  // The key that was pressed on the page before, or in the browser's own address field, is released here.
  if (type === 'keyup' && !isKeyDown) return;
  isKeyDown = type === 'keydown';
  hasHappened ||= ENDS.includes(type);
  hasAllowedSound ||= ALLOW_SOUND.includes(type);
  for (const listener of listeners) listener();
}
