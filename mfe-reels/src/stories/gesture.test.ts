import { expect, test } from 'vitest';
import { gestureOf } from './gesture.ts';

const tap = { dx: 2, dy: 1, wasHeld: false };

test('a tap on the left third: previous; on the centre: toggle; on the right third: next', () => {
  expect([0, 0.32, 0.34, 0.66, 0.67, 1].map((share) => gestureOf({ share, ...tap }))).toEqual([
    'previous',
    'previous',
    'toggle',
    'toggle',
    'next',
    'next',
  ]);
});

test('a press that held the story: no gesture', () => {
  expect(gestureOf({ ...tap, share: 0.9, wasHeld: true })).toBe('none');
});

test('a swipe down, however long it took: close; to the side: none', () => {
  expect(gestureOf({ share: 0.5, dx: 20, dy: 120, wasHeld: true })).toBe('close');
  expect(gestureOf({ share: 0.5, dx: 120, dy: 90, wasHeld: false })).toBe('none');
});
