import { useRef, type PointerEvent } from 'react';

/** docs/decisions/011: a shorter way of the finger is a tap. */
export const SWIPE_PX = 40;

interface Point {
  x: number;
  y: number;
}

/** What a finger's way means; a way that is rather vertical belongs to the page. */
export function swipeOf(from: Point, to: Point): 'next' | 'previous' | undefined {
  const dx = to.x - from.x;
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(to.y - from.y)) return undefined;
  return dx < 0 ? 'next' : 'previous';
}

/** Handlers for an element that is swiped sideways; it needs `touch-action: pan-y`. A mouse has the buttons. */
export function useSwipe(onSwipe: (turn: 'next' | 'previous') => void) {
  const start = useRef<Point>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? undefined : { x, y };
    },
    onPointerUp: ({ clientX: x, clientY: y }: PointerEvent) => {
      const turn = start.current && swipeOf(start.current, { x, y });
      start.current = undefined;
      if (turn) onSwipe(turn);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
