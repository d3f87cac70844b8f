import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isSilent,
  nearestTo40Percent,
  NONE,
  nextActiveVideo,
  playbackStateOf,
  type ActiveVideoEvent,
} from './activeVideoState.ts';

const after = (...events: ActiveVideoEvent[]) => events.reduce(nextActiveVideo, NONE);
const measured = (nearest: string | undefined, ...onScreen: string[]): ActiveVideoEvent => ({
  type: 'measured',
  onScreen,
  nearest,
});

test('the nearest video plays by itself, the others do not', () => {
  const state = after(measured('b', 'a', 'b'));
  expect([playbackStateOf(state, 'a'), playbackStateOf(state, 'b')]).toEqual(['inactive', 'auto']);
});

test('autoplay not allowed: no video plays by itself', () => {
  expect(playbackStateOf(after(measured(undefined, 'a')), 'a')).toBe('inactive');
});

test('a pinned video goes on while another is nearer, until it is off the screen', () => {
  const pinned = after(measured('a', 'a'), { type: 'pinned', id: 'a' }, measured('b', 'a', 'b'));
  expect([playbackStateOf(pinned, 'a'), playbackStateOf(pinned, 'b')]).toEqual(['pinned', 'inactive']);
  expect(playbackStateOf(nextActiveVideo(pinned, measured('b', 'b')), 'b')).toBe('auto');
});

test('a video that the reader paused stays paused until it is off the screen', () => {
  const stopped = after(measured('a', 'a'), { type: 'stopped', id: 'a' }, measured('a', 'a', 'b'));
  expect(playbackStateOf(stopped, 'a')).toBe('inactive');
  expect(playbackStateOf([measured('b', 'b'), measured('a', 'a')].reduce(nextActiveVideo, stopped), 'a')).toBe('auto');
});

test('a hidden tab: no video plays; the pinned one goes on afterwards', () => {
  const hidden = after(measured('a', 'a'), { type: 'pinned', id: 'a' }, { type: 'hidden' });
  expect(playbackStateOf(hidden, 'a')).toBe('inactive');
  expect(playbackStateOf(nextActiveVideo(hidden, measured('a', 'a')), 'a')).toBe('pinned');
});

test('Play after Pause: the video is pinned', () => {
  expect(
    playbackStateOf(after(measured('a', 'a'), { type: 'stopped', id: 'a' }, { type: 'pinned', id: 'a' }), 'a'),
  ).toBe('pinned');
});

test('any sequence of events: at most one video plays', () => {
  const ids = ['a', 'b', 'c'];
  const id = fc.constantFrom(...ids);
  const event: fc.Arbitrary<ActiveVideoEvent> = fc.oneof(
    fc.record(
      { type: fc.constant('measured' as const), nearest: id, onScreen: fc.subarray(ids) },
      { requiredKeys: ['type', 'onScreen'] },
    ),
    fc.record({ type: fc.constantFrom('pinned' as const, 'stopped' as const), id }),
  );
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const state = after(...events);
      expect(ids.filter((one) => playbackStateOf(state, one) !== 'inactive').length).toBeLessThanOrEqual(1);
    }),
  );
});

const at = (middle: number, height = 200) => ({ top: middle - height / 2, bottom: middle + height / 2 });

test('the video whose middle is nearest to 40 % of the height is chosen', () => {
  expect(nearestTo40Percent([at(100), at(390), at(700)], 1000)).toBe(1);
  expect(nearestTo40Percent([at(250), at(600)], 1000)).toBe(0);
});

test('the line is 40 %, not the middle', () => {
  expect(nearestTo40Percent([at(310), at(500)], 1000)).toBe(0);
});

test('a video that shows less than half of itself is not chosen', () => {
  expect(nearestTo40Percent([at(-10)], 1000)).toBe(-1);
  expect(nearestTo40Percent([at(990), at(1010)], 1000)).toBe(0);
});

test('no video, or only videos elsewhere: none', () => {
  expect(nearestTo40Percent([], 1000)).toBe(-1);
  expect(nearestTo40Percent([at(-500), at(1500)], 1000)).toBe(-1);
  expect(nearestTo40Percent([{ top: 5, bottom: 5 }], 1000)).toBe(-1);
});

test('of two equally near the first is chosen', () => {
  expect(nearestTo40Percent([at(300), at(500)], 1000)).toBe(0);
});

test('a video that plays by itself is muted, one that the reader started is not', () => {
  expect(isSilent({ state: 'auto', chosen: undefined, isSiteAudible: false })).toBe(true);
  expect(isSilent({ state: 'inactive', chosen: undefined, isSiteAudible: false })).toBe(true);
  expect(isSilent({ state: 'pinned', chosen: undefined, isSiteAudible: false })).toBe(false);
});

test('the music of the site is on: videos have sound after the first interaction', () => {
  expect(isSilent({ state: 'auto', chosen: undefined, isSiteAudible: true })).toBe(false);
});

test('the reader’s own choice wins', () => {
  expect(isSilent({ state: 'pinned', chosen: true, isSiteAudible: true })).toBe(true);
  expect(isSilent({ state: 'auto', chosen: false, isSiteAudible: false })).toBe(false);
});
