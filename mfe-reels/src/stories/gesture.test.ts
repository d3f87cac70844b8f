import { expect, test } from 'vitest';
import { gestureOf } from './gesture.ts';

const tap = { dx: 2, dy: 1, wasHeld: false };

test('a tap on the left third goes back, on the centre pauses, on the right goes on', () => {
  expect([0, 0.32, 0.34, 0.66, 0.67, 1].map((share) => gestureOf({ share, ...tap }))).toEqual([
    'previous',
    'previous',
    'toggle',
    'toggle',
    'next',
    'next',
  ]);
});

test('a press that held the story is no tap', () => {
  expect(gestureOf({ ...tap, share: 0.9, wasHeld: true })).toBe('none');
});

test('a swipe down closes, however long it took; one to the side does nothing', () => {
  expect(gestureOf({ share: 0.5, dx: 20, dy: 120, wasHeld: true })).toBe('close');
  expect(gestureOf({ share: 0.5, dx: 120, dy: 90, wasHeld: false })).toBe('none');
});
