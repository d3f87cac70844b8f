import { expect, test } from 'vitest';
import { SWIPE_PX, swipeOf } from './swipe.ts';

const from = { x: 200, y: 300 };

test('a way of 40 px to the left means next, to the right previous', () => {
  expect(swipeOf(from, { x: from.x - SWIPE_PX, y: 300 })).toBe('next');
  expect(swipeOf(from, { x: from.x + SWIPE_PX, y: 310 })).toBe('previous');
});

test('a tap, and a way that is rather vertical, mean nothing', () => {
  expect(swipeOf(from, { x: from.x - 39, y: 300 })).toBeUndefined();
  expect(swipeOf(from, { x: from.x - 60, y: 380 })).toBeUndefined();
});
