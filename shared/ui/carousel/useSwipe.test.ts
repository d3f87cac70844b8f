import { expect, test } from 'vitest';
import { SWIPE_PX, swipeDirection } from './useSwipe.ts';

const from = { x: 200, y: 300 };

test('40 px to the left: next; to the right: previous', () => {
  expect(swipeDirection(from, { x: from.x - SWIPE_PX, y: 300 })).toBe('next');
  expect(swipeDirection(from, { x: from.x + SWIPE_PX, y: 310 })).toBe('previous');
});

test('a tap or a rather vertical swipe: no direction', () => {
  expect(swipeDirection(from, { x: from.x - 39, y: 300 })).toBeUndefined();
  expect(swipeDirection(from, { x: from.x - 60, y: 380 })).toBeUndefined();
});
