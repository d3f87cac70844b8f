import { useEffect, useEffectEvent, type RefObject } from 'react';
import { CLOSE_AFTER_PX, HOLD_AFTER_MS, TAP_WITHIN_PX } from '../constants.ts';

/** A press of a finger or pointer, from its start to its end. */
export interface Swipe {
  /** The position of its start, as a share of the image's width. */
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

interface GestureHandlers {
  onGesture(gesture: Gesture): void;
  /** True while a long press holds the image. */
  onHold(isHeld: boolean): void;
}

/** Taps, long presses and swipes on an element. Everything that they do has a button too (WCAG 2.5.7). */
export function usePointerGesture(target: RefObject<HTMLElement | null>, handlers: GestureHandlers): void {
  const handleGesture = useEffectEvent(handlers.onGesture);
  const handleHold = useEffectEvent(handlers.onHold);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const listening = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, listener, { signal: listening.signal });
    let start: PointerEvent | undefined;
    let isHeld = false;
    /** The gesture of the press, until its click: closing the viewer before it would let the click fall on the page below. */
    let tap: Gesture = 'none';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hold = (held: boolean) => {
      isHeld = held;
      handleHold(held);
    };
    const end = () => {
      clearTimeout(timer);
      element.style.translate = '';
      start = undefined;
      if (isHeld) hold(false);
    };
    on('pointerdown', (event) => {
      if (!event.isPrimary || event.button !== 0) return;
      start = event;
      tap = 'none';
      element.setPointerCapture(event.pointerId);
      timer = setTimeout(hold, HOLD_AFTER_MS, true);
    });
    on('pointermove', (event) => {
      if (start) element.style.translate = `0 ${Math.max(0, event.clientY - start.clientY)}px`;
    });
    on('pointerup', (event) => {
      if (!start) return;
      const { left, width } = element.getBoundingClientRect();
      const swipe = {
        share: (start.clientX - left) / width,
        dx: event.clientX - start.clientX,
        dy: event.clientY - start.clientY,
        wasHeld: isHeld,
      };
      end();
      const gesture = gestureOf(swipe);
      if (gesture === 'close') handleGesture(gesture);
      else tap = gesture;
    });
    on('click', () => {
      handleGesture(tap);
      tap = 'none';
    });
    on('pointercancel', end);
    on('contextmenu', (event) => event.preventDefault()); // what a long press would open
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [target]);
}
