import { expect, test } from 'vitest';
import { nextReelsState, roleOf, shouldPlay, startAt, type ReelsEvent } from './reelsState.ts';

const after = (...events: ReelsEvent[]) => events.reduce(nextReelsState, startAt(0));
const inView = (index: number): ReelsEvent => ({ type: 'inView', index });
const outOfView = (index: number): ReelsEvent => ({ type: 'outOfView', index });
const chosen = (choice: 'play' | 'pause'): ReelsEvent => ({ type: 'chosen', choice });
const ALLOWED = { hasInteracted: true, isTabHidden: false, mayAutoplay: true };

test('the reel in view is current, the next one its neighbour, two on each side own a player, the rest nothing', () => {
  const state = after(inView(0), inView(5));
  expect([2, 3, 4, 5, 6, 7, 8].map((index) => roleOf(index, state))).toEqual([
    'far',
    'poster',
    'poster',
    'current',
    'neighbour',
    'poster',
    'far',
  ]);
});

test('going back: the reel before is prepared', () => {
  const state = after(inView(5), inView(4));
  expect([2, 3, 4, 5, 6].map((index) => roleOf(index, state))).toEqual([
    'poster',
    'neighbour',
    'current',
    'poster',
    'poster',
  ]);
});

test('between two reels: the last one stays current, out of view', () => {
  expect(after(inView(0), outOfView(0))).toEqual({ current: 0, direction: 1, isInView: false, ready: [] });
  expect(after(inView(0), outOfView(0), inView(0)).isInView).toBe(true);
  expect(after(inView(0), inView(1), outOfView(0))).toEqual({ current: 1, direction: 1, isInView: true, ready: [] });
});

test('a reel plays once it is in view and there was an interaction; never in a hidden tab', () => {
  expect(shouldPlay(after(inView(0)), ALLOWED)).toBe(true);
  expect(shouldPlay(after(inView(0)), { ...ALLOWED, hasInteracted: false })).toBe(false);
  expect(shouldPlay(after(inView(0)), { ...ALLOWED, isTabHidden: true })).toBe(false);
  expect(shouldPlay(after(inView(0), outOfView(0)), ALLOWED)).toBe(false);
});

test('reduced motion or data saver: it plays only after a press', () => {
  const withoutAutoplay = { ...ALLOWED, mayAutoplay: false };
  expect(shouldPlay(after(inView(0)), withoutAutoplay)).toBe(false);
  expect(shouldPlay(after(inView(0), chosen('play')), withoutAutoplay)).toBe(true);
});

test('a pause: holds for this view of this reel only', () => {
  expect(shouldPlay(after(inView(0), chosen('pause')), ALLOWED)).toBe(false);
  expect(shouldPlay(after(inView(0), chosen('pause'), inView(1)), ALLOWED)).toBe(true);
  expect(shouldPlay(after(inView(0), chosen('pause'), outOfView(0), inView(0)), ALLOWED)).toBe(true);
});

test('a reel whose first picture was shown: remembered while it has media, and no longer', () => {
  const ready = (index: number): ReelsEvent => ({ type: 'ready', index });
  expect(after(inView(0), ready(0), ready(0)).ready).toEqual([0]);
  expect(after(inView(0), ready(0), ready(1), inView(1)).ready).toEqual([1]);
  expect(after(inView(0), ready(0), inView(1), inView(0)).ready).toEqual([]);
});
