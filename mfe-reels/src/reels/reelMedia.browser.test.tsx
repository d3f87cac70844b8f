import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { MAX_BUFFER_S } from '@bazaar/shared/media/buffer';
import { STALLED_BUFFER_S, UNDECIDED_BUFFER_S } from '../constants.ts';
import { useBufferS } from './reelMedia.ts';

/** An element whose time the test sets. */
function videoAt(time: { currentTime: number }): HTMLVideoElement {
  const video = document.createElement('video');
  return Object.defineProperty(video, 'currentTime', { get: () => time.currentTime });
}

test('a reel buffers little until it was watched for 5 s; once one has stalled in the middle, the next buffer more', async () => {
  const aheadOf = async (segmentS: number) => (await renderHook(() => useBufferS(undefined, segmentS))).result.current;
  expect([await aheadOf(1), await aheadOf(2), await aheadOf(4)]).toEqual([0.6, 1.2, UNDECIDED_BUFFER_S]);
  const time = { currentTime: 0 };
  const video = videoAt(time);
  const { result, act } = await renderHook(() => useBufferS(video));
  const at = (currentTime: number, event: string) =>
    act(() => {
      time.currentTime = currentTime;
      video.dispatchEvent(new Event(event));
    });
  await at(0, 'waiting'); // for its first picture
  await at(4.9, 'timeupdate');
  expect(result.current).toBe(UNDECIDED_BUFFER_S);
  await at(4.9, 'waiting');
  expect(result.current).toBe(STALLED_BUFFER_S);
  await at(5, 'timeupdate');
  expect(result.current).toBe(MAX_BUFFER_S);
  expect((await renderHook(() => useBufferS(undefined))).result.current).toBe(STALLED_BUFFER_S);
});
