import { useEffect, useRef, type RefObject } from 'react';
import { HOLD_AFTER_MS } from './constants.ts';
import { gestureOf, type Gesture } from './gesture.ts';

interface GestureHandlers {
  onGesture(gesture: Gesture): void;
  /** True while a press rests on the picture. */
  onHold(isHeld: boolean): void;
}

/** Taps, presses and swipes on an element. Extras: everything that they do has a button too (WCAG 2.5.7). */
export function usePointerGesture(target: RefObject<HTMLElement | null>, handlers: GestureHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

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
    /** What the press meant, until its click: who acts before it and closes the viewer has the click fall on the page below. */
    let tap: Gesture = 'none';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hold = (held: boolean) => {
      isHeld = held;
      latest.current.onHold(held);
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
      if (gesture === 'close') latest.current.onGesture(gesture);
      else tap = gesture;
    });
    on('click', () => {
      latest.current.onGesture(tap);
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
