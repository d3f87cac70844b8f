import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenDecoderStuck, whenSeekStuck, whenStuck } from './whenStuck.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('HTMLMediaElement', { HAVE_CURRENT_DATA: 2, HAVE_FUTURE_DATA: 3 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const STUCK = { paused: false, ended: false, readyState: 1, currentTime: 0, bufferedS: 2 };

/** The number of calls within 12 s, with a limit of 5 s, when the element stays as it is. */
function callsOf(state: Partial<typeof STUCK & { seeking: boolean }>, watch = whenDecoderStuck): number {
  const { bufferedS, ...facts } = { ...STUCK, ...state };
  const buffered = { length: 1, start: () => 0, end: () => bufferedS };
  const onStuck = vi.fn();
  const stop = watch({ ...facts, buffered } as unknown as HTMLVideoElement, 5_000, onStuck);
  vi.advanceTimersByTime(12_000);
  stop();
  vi.advanceTimersByTime(60_000);
  return onStuck.mock.calls.length;
}

test('a decoder that shows nothing of its data: it is reported after the patience, and again after as long', () => {
  expect(callsOf({})).toBe(2);
});

test.each([
  ['it is paused', { paused: true }],
  ['it has ended', { ended: true }],
  ['it has what it needs to go on', { readyState: 3 }],
  ['its data has not come', { bufferedS: 0.2 }],
  ['its data was played', { currentTime: 1.9 }],
])('nothing is reported while %s', (_name, state) => {
  expect(callsOf(state)).toBe(0);
});

test('nothing is reported of a page in the background', () => {
  vi.stubGlobal('document', { hidden: true });
  expect(callsOf({})).toBe(0);
});

test('a seek that does not end: it is reported where its data is there, and only then', () => {
  expect(callsOf({ seeking: true }, whenSeekStuck)).toBe(2);
  expect(callsOf({ seeking: false }, whenSeekStuck)).toBe(0);
  expect(callsOf({ seeking: true, bufferedS: 0.2 }, whenSeekStuck)).toBe(0);
  expect(callsOf({ seeking: true, readyState: 3 }, whenSeekStuck)).toBe(0);
});

/** An element that waits for its first data. */
function waitingElement() {
  const element = Object.assign(new EventTarget(), { paused: false, ended: false, readyState: 0 });
  const onStuck = vi.fn();
  const stop = whenStuck(element as unknown as HTMLVideoElement, 17_000, onStuck);
  return { element, onStuck, stop };
}

test('an element that gets nothing: it is reported once, after the patience; not where something has come meanwhile', () => {
  const { element, onStuck } = waitingElement();
  vi.advanceTimersByTime(16_000);
  element.dispatchEvent(new Event('progress'));
  vi.advanceTimersByTime(16_000);
  expect(onStuck).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onStuck).toHaveBeenCalledOnce();
});

test('an element that gets nothing in a hidden page: the time until the page is visible again does not count', () => {
  const { onStuck } = waitingElement();
  vi.advanceTimersByTime(10_000);
  vi.stubGlobal('document', { hidden: true });
  vi.advanceTimersByTime(600_000);
  vi.stubGlobal('document', { hidden: false });
  vi.advanceTimersByTime(6_000);
  expect(onStuck).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(onStuck).toHaveBeenCalledOnce();
});

test('an element that is no longer watched: nothing is reported', () => {
  const { onStuck, stop } = waitingElement();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(onStuck).not.toHaveBeenCalled();
});
