import { useSyncExternalStore } from 'react';

/**
 * §4: playback starts only after a first user interaction. Remembered until the page is left. Each of these events is the
 * end of an interaction: the start overlay must still be there when the click of a tap is dispatched, or that click falls
 * on the reel below it and pauses what the tap has started. A swipe ends with `pointercancel`.
 */
const ENDS = ['click', 'keydown', 'wheel', 'pointercancel'] as const;
/** Neither a wheel nor a swipe lets a browser play with sound: only a click or a key does. */
const ENDS_THAT_ALLOW_SOUND: readonly string[] = ['click', 'keydown'] satisfies (typeof ENDS)[number][];

let hasHappened = false;
let hasAllowedSound = false;
const listeners = new Set<() => void>();

/** Whether the visitor has done anything on the page yet. */
export const useFirstInteraction = (): boolean => useSyncExternalStore(subscribe, () => hasHappened);

/** Whether the browser plays with sound by now. Where it does not say so itself, since a click or key in the reels. */
export const useMaySound = (): boolean => useSyncExternalStore(subscribe, () => navigator.userActivation?.hasBeenActive ?? hasAllowedSound);

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  for (const end of ENDS) addEventListener(end, handleEnd, { passive: true });
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) for (const end of ENDS) removeEventListener(end, handleEnd);
  };
}

function handleEnd({ type }: Event): void {
  hasHappened = true;
  hasAllowedSound ||= ENDS_THAT_ALLOW_SOUND.includes(type);
  for (const listener of listeners) listener();
}
