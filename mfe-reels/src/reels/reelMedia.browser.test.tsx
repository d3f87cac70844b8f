import { ROOT_ID } from '@bazaar/shared/contracts/documentProtocol';
import { expect, test, vi } from 'vitest';
import { useRef } from 'react';
import { render, renderHook } from 'vitest-browser-react';
import { MAX_BUFFER_S } from '@bazaar/shared/media/buffer';
import { STALLED_BUFFER_S, UNDECIDED_BUFFER_S } from '../constants.ts';
import { useBufferS, usePooledMedia } from './reelMedia.ts';

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

test('two reels of one stream: the first has the element that is drawn and was pressed, the other has one of its own', async () => {
  const url = 'https://streams.example/reel/manifest/video.m3u8';
  const root = document.body.appendChild(document.createElement('div'));
  root.id = ROOT_ID;
  root.innerHTML = `<main data-drawn><video data-film="${url}" data-starts=""></video></main>`;
  const drawn = root.querySelector('video')!;
  const handleBegun = vi.fn<() => void>();
  const Reel = ({ id }: { id: string }) => {
    const box = useRef<HTMLDivElement>(null);
    usePooledMedia(box, { titleId: id, url, onBegun: handleBegun });
    return <div ref={box} id={id} />;
  };
  const { container, unmount } = await render(
    <>
      <Reel id="first" />
      <Reel id="second" />
    </>,
  );
  const videoOf = (id: string) => container.querySelector(`#${id} video`)!;
  expect(videoOf('first')).toBe(drawn);
  expect(videoOf('second')).not.toBe(drawn);
  expect(handleBegun.mock.calls).toHaveLength(1);
  expect({ ...drawn.dataset }).toEqual({});
  await unmount();
  root.remove();
});
