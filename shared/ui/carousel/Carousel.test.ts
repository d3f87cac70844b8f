import { expect, test } from 'vitest';
import { FIRST_SLIDE, nextCarouselState, SWIPE_PX, swipeDirection } from './Carousel.tsx';

test('next on the last slide and previous on the first: wraps, with the direction', () => {
  expect(nextCarouselState({ index: 5, direction: 'none' }, 'next', 6)).toEqual({ index: 0, direction: 'next' });
  expect(nextCarouselState(FIRST_SLIDE, 'previous', 6)).toEqual({ index: 5, direction: 'previous' });
});

test('14,400 slides, as many as a day has: ends on the first', () => {
  let state = FIRST_SLIDE;
  for (let count = 0; count < 14_400; count += 1) state = nextCarouselState(state, 'next', 6);
  expect(state.index).toBe(0);
});

const from = { x: 200, y: 300 };

test('40 px to the left: next; to the right: previous', () => {
  expect(swipeDirection(from, { x: from.x - SWIPE_PX, y: 300 })).toBe('next');
  expect(swipeDirection(from, { x: from.x + SWIPE_PX, y: 310 })).toBe('previous');
});

test('a tap or a rather vertical swipe: no direction', () => {
  expect(swipeDirection(from, { x: from.x - 39, y: 300 })).toBeUndefined();
  expect(swipeDirection(from, { x: from.x - 60, y: 380 })).toBeUndefined();
});
