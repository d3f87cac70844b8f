import { expect, test } from 'vitest';
import { FRESH, nextRecovery, type RecoveryAct, type StreamEvent } from './recovery.ts';

function actsOf(events: StreamEvent[]): RecoveryAct[] {
  let state = FRESH;
  return events.map((event) => {
    const [next, act] = nextRecovery(state, event);
    state = next;
    return act;
  });
}

const fragment: StreamEvent = { type: 'networkError', of: 'fragment', isFinal: false };

test('a stall has two network recoveries, then the player gives up', () => {
  expect(actsOf([fragment, fragment, fragment])).toEqual(['startLoad', 'startLoad', 'giveUp']);
});

test('a manifest that is missing is not asked for again', () => {
  expect(actsOf([{ type: 'networkError', of: 'manifest', isFinal: true }])).toEqual(['giveUp']);
});

test('a manifest that did not come is asked for from the start', () => {
  expect(actsOf([{ type: 'networkError', of: 'manifest', isFinal: false }])).toEqual(['loadSource']);
});

test('ten seconds of advancing time make the budget whole again', () => {
  expect(actsOf([fragment, fragment, { type: 'advanced', byMs: 10_000 }, fragment])).toEqual(['startLoad', 'startLoad', 'none', 'startLoad']);
  expect(actsOf([fragment, fragment, { type: 'advanced', byMs: 9_999 }, fragment]).at(-1)).toBe('giveUp');
});

test('media errors are mended twice, three seconds apart', () => {
  const at = (atMs: number): StreamEvent => ({ type: 'mediaError', atMs });
  expect(actsOf([at(0), at(100), at(3_100), at(6_200)])).toEqual(['recoverMediaError', 'none', 'recoverMediaError', 'giveUp']);
});
