import { CLOSE_AFTER_PX, TAP_WITHIN_PX } from './constants.ts';

/** A finger or pointer from its first touch to its end. */
export interface Swipe {
  /** Where it began, as a share of the picture's width. */
  share: number;
  dx: number;
  dy: number;
  /** It rested on the picture and held the story. */
  wasHeld: boolean;
}

export type Gesture = 'previous' | 'toggle' | 'next' | 'close' | 'none';

/** What a swipe meant: the left third goes back, the right one on, the centre pauses; a swipe down closes (§4). */
export function gestureOf({ share, dx, dy, wasHeld }: Swipe): Gesture {
  if (dy >= CLOSE_AFTER_PX && dy > Math.abs(dx)) return 'close';
  if (wasHeld || Math.hypot(dx, dy) > TAP_WITHIN_PX) return 'none';
  if (share < 1 / 3) return 'previous';
  return share < 2 / 3 ? 'toggle' : 'next';
}
