import { CLOSE_AFTER_PX, TAP_WITHIN_PX } from './constants.ts';

/** A press of a finger or pointer, from its start to its end. */
export interface Swipe {
  /** Where it started, as a share of the image's width. */
  share: number;
  dx: number;
  dy: number;
  /** It was long enough to hold the story. */
  wasHeld: boolean;
}

export type Gesture = 'previous' | 'toggle' | 'next' | 'close' | 'none';

/** The gesture of a press: left third previous, right third next, centre pause; a swipe down closes (§4). */
export function gestureOf({ share, dx, dy, wasHeld }: Swipe): Gesture {
  if (dy >= CLOSE_AFTER_PX && dy > Math.abs(dx)) return 'close';
  if (wasHeld || Math.hypot(dx, dy) > TAP_WITHIN_PX) return 'none';
  if (share < 1 / 3) return 'previous';
  return share < 2 / 3 ? 'toggle' : 'next';
}

const GESTURES: Record<string, Gesture> = { ArrowLeft: 'previous', ArrowRight: 'next', ' ': 'toggle' };

/** The gesture of a key. Space belongs to the button that has the focus; Escape to the dialog. */
export function gestureOfKey(event: KeyboardEvent): Gesture {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return 'none';
  if (event.key === ' ' && event.target instanceof HTMLButtonElement) return 'none';
  return GESTURES[event.key] ?? 'none';
}
