import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAGE_NOTE } from '../../contracts/pageNotes.ts';
import { notePlayback } from './notePlayback.ts';

let nowMs = 0;
let video: HTMLVideoElement & { seeking: boolean };
let stop: () => void;
beforeEach(() => {
  nowMs = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  video = Object.assign(new EventTarget(), { seeking: false, ended: false }) as typeof video;
  stop = notePlayback(video);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  performance.clearMarks();
});

/** Lets this much time pass, then the video fires the event. */
function after(ms: number, event: string): void {
  nowMs += ms;
  video.dispatchEvent(new Event(event));
}
const noted = () =>
  performance.getEntriesByName(PAGE_NOTE).map((entry) => (entry as PerformanceMark).detail as unknown);
const FIRST_FRAME = { kind: 'video', event: 'firstFrame', ms: 400 };

test('the first frame is noted once, with the time since the stream was attached', () => {
  after(400, 'loadeddata');
  after(400, 'loadeddata');
  expect(noted()).toEqual([FIRST_FRAME]);
});

test('waiting for data in the middle: a stall with its length', () => {
  after(400, 'loadeddata');
  after(5_000, 'waiting');
  after(200, 'waiting');
  after(500, 'playing');
  expect(noted()).toEqual([FIRST_FRAME, { kind: 'video', event: 'stall', ms: 700 }]);
});

test('a stall that the visitor leaves: noted up to then', () => {
  after(400, 'loadeddata');
  after(5_000, 'waiting');
  nowMs += 3_000;
  stop();
  expect(noted()).toEqual([FIRST_FRAME, { kind: 'video', event: 'stall', ms: 3_000 }]);
});

test('waiting before the first frame, while seeking, or shorter than is seen: no stall', () => {
  after(0, 'waiting');
  after(400, 'loadeddata');
  after(1_000, 'waiting');
  after(99, 'playing');
  video.seeking = true;
  after(1_000, 'waiting');
  after(2_000, 'playing');
  expect(noted()).toEqual([FIRST_FRAME]);
});
