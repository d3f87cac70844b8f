import { useSyncExternalStore } from 'react';

/**
 * §4: playback starts only after a first user interaction. Remembered until the page is unloaded. Counted is the end of one, when
 * what it does by itself is done: were the start overlay gone at the `pointerdown` of a tap, its click would fall on the reel
 * below and pause what the tap has started; at the `keydown` of a space, the feed would scroll. A swipe ends in `pointercancel`.
 */
const ENDS: readonly string[] = ['click', 'keyup', 'wheel', 'pointercancel'];
/** A wheel does not let a browser play with sound; a swipe does, at its `touchend`. */
const ALLOW_SOUND: readonly string[] = ['click', 'keyup', 'touchend'];
/** A key that was pressed on the page before is released here; the `touchend` of a tap is followed by its click. Neither counts. */
const ONLY_AFTER: Readonly<Record<string, string>> = { keyup: 'keydown', touchend: 'pointercancel' };
const EVENTS = new Set(['keydown', ...ENDS, ...ALLOW_SOUND]);

let hasHappened = false;
let hasAllowedSound = false;
let last = '';
const listeners = new Set<() => void>();

/** True once the visitor has done anything on the page. */
export const useFirstInteraction = (): boolean => useSyncExternalStore(subscribe, () => hasHappened);

/** Notes one from before React was there. */
export function noteInteraction(): void {
  hasHappened = true;
  for (const listener of listeners) listener();
}

/**
 * True once the browser plays with sound: since a press on a page of the site before, or before React was there; where it has no
 * `userActivation`, since a click, key or swipe in the reels.
 */
export const useMaySound = (): boolean => useSyncExternalStore(subscribe, () => hasAllowedSound || hasBeenActive());

const hasBeenActive = (): boolean => navigator.userActivation?.hasBeenActive === true;

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  for (const type of EVENTS) addEventListener(type, handleEvent, { passive: true });
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) for (const type of EVENTS) removeEventListener(type, handleEvent);
  };
}

function handleEvent({ type }: Event): void {
  const counts = (ONLY_AFTER[type] ?? last) === last && type !== 'keydown';
  last = type;
  // After the task: the click of a space follows its keyup, and a button must still be what was pressed.
  if (counts) setTimeout(note, 0, type);
}

function note(type: string): void {
  hasHappened ||= ENDS.includes(type);
  hasAllowedSound ||= navigator.userActivation?.hasBeenActive ?? ALLOW_SOUND.includes(type);
  for (const listener of listeners) listener();
}
