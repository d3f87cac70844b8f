import { expect, test } from 'vitest';
import { nextUpNextState, OFF, type UpNextEvent, type UpNextState } from './useUpNext.ts';

const ENDED = { type: 'ended', hasNext: true, isAutomatic: true, isHidden: false } as const;
const COUNTING = { step: 'counting', remainingMs: 5_000, isSuspended: false } as const;
const SUSPENDED = { ...COUNTING, isSuspended: true };

const after = (...events: UpNextEvent[]) => events.reduce<UpNextState>(nextUpNextState, OFF);

test.each<[string, UpNextEvent, UpNextState]>([
  ['the end of a video counts down to the next', ENDED, COUNTING],
  ['in a hidden tab it waits to be seen', { ...ENDED, isHidden: true }, SUSPENDED],
  ['where nothing may move by itself it waits for a press', { ...ENDED, isAutomatic: false }, { step: 'waiting' }],
  ['while the next is unknown it is pending', { ...ENDED, hasNext: undefined }, { step: 'pending' }],
  ['the last video ends the series', { ...ENDED, hasNext: false }, { step: 'end' }],
  ['a broken video counts down to the next', { ...ENDED, type: 'failed' }, COUNTING],
  ['a broken last video keeps its player and its message', { ...ENDED, type: 'failed', hasNext: false }, OFF],
])('%s', (_promise, event, state) => expect(after(event)).toEqual(state));

test('after five seconds, however they are cut, it goes on', () => {
  const almost = after(ENDED, { type: 'elapsed', ms: 4_000 }, { type: 'elapsed', ms: 999 });
  expect(almost).toEqual({ ...COUNTING, remainingMs: 1 });
  expect(nextUpNextState(almost, { type: 'elapsed', ms: 1 })).toEqual({ step: 'playNext' });
});

test('no time passes while the tab is hidden', () => {
  expect(after(ENDED, { type: 'hidden' }, { type: 'elapsed', ms: 60_000 }, { type: 'shown' })).toEqual(COUNTING);
});

test.each<[string, UpNextEvent, UpNextState]>([
  ['Cancel stays', { type: 'cancelled' }, OFF],
  ['playing the same video again stays', { type: 'resumed' }, OFF],
])('while it counts: %s', (_promise, event, state) => expect(after(ENDED, event)).toEqual(state));

test('what comes late changes nothing', () => {
  for (const event of [
    { type: 'elapsed', ms: 9_000 },
    { type: 'hidden' },
    { type: 'shown' },
    { type: 'cancelled' },
    { type: 'resumed' },
  ] satisfies UpNextEvent[]) {
    expect(nextUpNextState(OFF, event)).toBe(OFF);
  }
  expect(after({ ...ENDED, isAutomatic: false }, { type: 'elapsed', ms: 9_000 })).toEqual({ step: 'waiting' });
  expect(after({ ...ENDED, hasNext: false }, { type: 'elapsed', ms: 9_000 })).toEqual({ step: 'end' });
});

test('once the next is known, the pending end counts down or ends; a replay before that stays', () => {
  const unknown = { ...ENDED, hasNext: undefined };
  expect(after(unknown, ENDED)).toEqual(COUNTING);
  expect(after(unknown, { ...ENDED, hasNext: false })).toEqual({ step: 'end' });
  expect(after(unknown, { type: 'resumed' })).toBe(OFF);
});
