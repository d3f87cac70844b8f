import { useRef, type PointerEvent } from 'react';
import type { Direction } from './carouselState.ts';

/** docs/decisions/011: a finger that moves less is tapping. */
export const SWIPE_PX = 40;

interface Point {
  x: number;
  y: number;
}

/** The direction of a swipe; a rather vertical one scrolls the page and has none. */
export function swipeDirection(from: Point, to: Point): Direction | undefined {
  const dx = to.x - from.x;
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(to.y - from.y)) return undefined;
  return dx < 0 ? 'next' : 'previous';
}

/** Handlers for an element that is swiped sideways; it needs `touch-action: pan-y`. For a mouse there are buttons. */
export function useSwipe(onSwipe: (direction: Direction) => void) {
  const start = useRef<Point>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? undefined : { x, y };
    },
    onPointerUp: ({ clientX: x, clientY: y }: PointerEvent) => {
      const direction = start.current && swipeDirection(start.current, { x, y });
      start.current = undefined;
      if (direction) onSwipe(direction);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
