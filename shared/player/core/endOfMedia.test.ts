import type Hls from 'hls.js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endWhereMediaEnd, isAtEnd } from './endOfMedia.ts';

/** Two segments, the last of which is as long as the first at the most. */
const hlsOf = (live = false) =>
  ({
    latestLevelDetails: { live, edge: 10, targetduration: 6, fragments: [{ start: 0 }, { start: 6 }] },
  }) as unknown as Pick<Hls, 'latestLevelDetails'>;
const videoAt = (currentTime: number, length = 1) => ({ currentTime, buffered: { length } as TimeRanges });

test.each([
  ['within the last segment', isAtEnd(hlsOf(), videoAt(6)), true],
  ['before it', isAtEnd(hlsOf(), videoAt(5)), false],
  ['within the last one that a live stream has', isAtEnd(hlsOf(true), videoAt(6)), false],
  // Firefox and WebKit say nothing of a source that ends before it has begun.
  ['of a stream of one segment, of which nothing has come', isAtEnd(hlsOf(), videoAt(6, 0)), false],
])('a video that stands %s: is at its end, or not', (_, isIt, expected) => expect(isIt).toBe(expected));

/** A video that waits at its end, where nothing more comes. `trigger` is called when its stream ends here. */
function waitAtEnd() {
  vi.useFakeTimers();
  vi.stubGlobal('HTMLMediaElement', { HAVE_FUTURE_DATA: 3 });
  vi.stubGlobal('document', { hidden: false });
  const trigger = vi.fn();
  const hls = { ...hlsOf(), inFlightFragments: {}, trigger } as unknown as Hls;
  const buffered = { length: 1, start: () => 0, end: () => 9 };
  const video = { paused: false, ended: false, readyState: 2, currentTime: 9, buffered } as unknown as HTMLVideoElement;
  const stop = endWhereMediaEnd({ Events: { BUFFER_EOS: 'eos' } } as never, hls, video, () => true);
  onTestFinished(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return trigger;
}

test('a video that waits at its end: the stream ends there', () => {
  const trigger = waitAtEnd();
  vi.advanceTimersByTime(5_000);
  expect(trigger).toHaveBeenCalled();
});

test('a video that waits at its end in a hidden tab: the stream ends once the tab has been visible for a while', () => {
  const trigger = waitAtEnd();
  vi.stubGlobal('document', { hidden: true });
  vi.advanceTimersByTime(600_000);
  vi.stubGlobal('document', { hidden: false });
  vi.advanceTimersByTime(1_000);
  expect(trigger).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(trigger).toHaveBeenCalled();
});
