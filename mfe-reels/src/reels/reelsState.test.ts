import { expect, test } from 'vitest';
import { nextReelsState, roleOf, shouldPlay, startAt, type ReelsEvent } from './reelsState.ts';

const after = (...events: ReelsEvent[]) => events.reduce(nextReelsState, startAt(0));
const seen = (index: number): ReelsEvent => ({ type: 'seen', index });
const left = (index: number): ReelsEvent => ({ type: 'left', index });
const chosen = (choice: 'play' | 'pause'): ReelsEvent => ({ type: 'chosen', choice });
const WELCOME = { hasInteracted: true, isTabHidden: false, mayPlayUnasked: true };

test('the reel on view plays, the next one waits, two on each side own a player, the rest nothing', () => {
  const state = after(seen(0), seen(5));
  expect([2, 3, 4, 5, 6, 7, 8].map((index) => roleOf(index, state))).toEqual([
    'far',
    'shell',
    'shell',
    'current',
    'neighbour',
    'shell',
    'far',
  ]);
});

test('who goes back finds the reel before prepared', () => {
  const state = after(seen(5), seen(4));
  expect([2, 3, 4, 5, 6].map((index) => roleOf(index, state))).toEqual([
    'shell',
    'neighbour',
    'current',
    'shell',
    'shell',
  ]);
});

test('between two reels the last one stays current, out of view', () => {
  expect(after(seen(0), left(0))).toEqual({ current: 0, direction: 1, isOnView: false });
  expect(after(seen(0), left(0), seen(0)).isOnView).toBe(true);
  expect(after(seen(0), seen(1), left(0))).toEqual({ current: 1, direction: 1, isOnView: true });
});

test('a reel plays once it is on view and somebody has done something; never in a hidden tab', () => {
  expect(shouldPlay(after(seen(0)), WELCOME)).toBe(true);
  expect(shouldPlay(after(seen(0)), { ...WELCOME, hasInteracted: false })).toBe(false);
  expect(shouldPlay(after(seen(0)), { ...WELCOME, isTabHidden: true })).toBe(false);
  expect(shouldPlay(after(seen(0), left(0)), WELCOME)).toBe(false);
});

test('where motion or data are unwelcome, it waits for a press', () => {
  const sparing = { ...WELCOME, mayPlayUnasked: false };
  expect(shouldPlay(after(seen(0)), sparing)).toBe(false);
  expect(shouldPlay(after(seen(0), chosen('play')), sparing)).toBe(true);
});

test('a pause holds for this view of this reel only', () => {
  expect(shouldPlay(after(seen(0), chosen('pause')), WELCOME)).toBe(false);
  expect(shouldPlay(after(seen(0), chosen('pause'), seen(1)), WELCOME)).toBe(true);
  expect(shouldPlay(after(seen(0), chosen('pause'), left(0), seen(0)), WELCOME)).toBe(true);
});
