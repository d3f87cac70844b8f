import { expect, test } from 'vitest';
import { FRESH, nextRecovery, type RecoveryAct, type StreamEvent } from './recoverStream.ts';

function actsOf(events: StreamEvent[]): RecoveryAct[] {
  let state = FRESH;
  return events.map((event) => {
    const [next, act] = nextRecovery(state, event);
    state = next;
    return act;
  });
}

const fragment: StreamEvent = { type: 'networkError', of: 'fragment', isFinal: false };

test('a stall: two network recoveries, then the player gives up', () => {
  expect(actsOf([fragment, fragment, fragment])).toEqual(['startLoad', 'startLoad', 'giveUp']);
});

test('a manifest that is missing: the player gives up at once', () => {
  expect(actsOf([{ type: 'networkError', of: 'manifest', isFinal: true }])).toEqual(['giveUp']);
});

test('what came and cannot be played: the player gives up at once', () => {
  expect(actsOf([{ type: 'unplayable' }])).toEqual(['giveUp']);
});

test('a manifest that did not come: the source is loaded anew', () => {
  expect(actsOf([{ type: 'networkError', of: 'manifest', isFinal: false }])).toEqual(['loadSource']);
});

test('ten seconds of advancing time: the budget is restored', () => {
  expect(actsOf([fragment, fragment, { type: 'advanced', byMs: 10_000 }, fragment])).toEqual([
    'startLoad',
    'startLoad',
    'none',
    'startLoad',
  ]);
  expect(actsOf([fragment, fragment, { type: 'advanced', byMs: 9_999 }, fragment]).at(-1)).toBe('giveUp');
});

const mediaErrorAt = (atMs: number): StreamEvent => ({ type: 'mediaError', atMs });

test('a media error: two recoveries, then the player gives up', () => {
  expect(actsOf([mediaErrorAt(0), mediaErrorAt(5_000), mediaErrorAt(10_000)])).toEqual([
    'recoverMediaError',
    'recoverMediaError',
    'giveUp',
  ]);
});

test('a second media error: its recovery waits until three seconds after the first and covers every error until then', () => {
  const [first] = nextRecovery(FRESH, mediaErrorAt(0));
  const [second, act] = nextRecovery(first, mediaErrorAt(100));
  expect([second.mediaAtMs, act]).toEqual([3_000, 'recoverMediaError']);
  expect(nextRecovery(second, mediaErrorAt(200))).toEqual([second, 'none']);
  expect(nextRecovery(second, mediaErrorAt(3_001))).toEqual([second, 'giveUp']);
});
