import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOBODY, nextActiveVideo, turnOf, type ActiveVideoEvent } from './activeVideoState.ts';

const after = (...events: ActiveVideoEvent[]) => events.reduce(nextActiveVideo, NOBODY);
const looked = (nearest: string | undefined, ...shown: string[]): ActiveVideoEvent => ({
  type: 'looked',
  shown,
  ...(nearest && { nearest }),
});

test('the nearest plays by itself, the others wait', () => {
  const state = after(looked('b', 'a', 'b'));
  expect([turnOf(state, 'a'), turnOf(state, 'b')]).toEqual(['waits', 'auto']);
});

test('where nothing may play by itself nobody does', () => {
  expect(turnOf(after(looked(undefined, 'a')), 'a')).toBe('waits');
});

test('a pinned video goes on while another is nearer, and until it has left the screen', () => {
  const pinned = after(looked('a', 'a'), { type: 'pinned', id: 'a' }, looked('b', 'a', 'b'));
  expect([turnOf(pinned, 'a'), turnOf(pinned, 'b')]).toEqual(['pinned', 'waits']);
  expect(turnOf(nextActiveVideo(pinned, looked('b', 'b')), 'b')).toBe('auto');
});

test('what the reader has paused stays paused until it has left the screen', () => {
  const stopped = after(looked('a', 'a'), { type: 'stopped', id: 'a' }, looked('a', 'a', 'b'));
  expect(turnOf(stopped, 'a')).toBe('waits');
  expect(turnOf([looked('b', 'b'), looked('a', 'a')].reduce(nextActiveVideo, stopped), 'a')).toBe('auto');
});

test('in a hidden tab nobody plays; who was pinned goes on afterwards', () => {
  const hidden = after(looked('a', 'a'), { type: 'pinned', id: 'a' }, { type: 'hidden' });
  expect(turnOf(hidden, 'a')).toBe('waits');
  expect(turnOf(nextActiveVideo(hidden, looked('a', 'a')), 'a')).toBe('pinned');
});

test('Play after Pause pins', () => {
  expect(turnOf(after(looked('a', 'a'), { type: 'stopped', id: 'a' }, { type: 'pinned', id: 'a' }), 'a')).toBe(
    'pinned',
  );
});

test('whatever happens, at most one plays', () => {
  const ids = ['a', 'b', 'c'];
  const id = fc.constantFrom(...ids);
  const event: fc.Arbitrary<ActiveVideoEvent> = fc.oneof(
    fc.record(
      { type: fc.constant('looked' as const), nearest: id, shown: fc.subarray(ids) },
      { requiredKeys: ['type', 'shown'] },
    ),
    fc.record({ type: fc.constantFrom('pinned' as const, 'stopped' as const), id }),
  );
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const state = after(...events);
      expect(ids.filter((one) => turnOf(state, one) !== 'waits').length).toBeLessThanOrEqual(1);
    }),
  );
});
