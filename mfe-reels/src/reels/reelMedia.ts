/** Additions of the reels to the media of the player: shared elements, the start of a reel, how far ahead it buffers. */
import { drawnVideo, takeMarks } from '@bazaar/shared/contracts/drawnVideo';
import { MAX_BUFFER_S } from '@bazaar/shared/media/buffer';
import { useMedia, type Media } from '@bazaar/shared/player';
import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { DECIDED_AFTER_S, STALLED_BUFFER_S, UNDECIDED_BUFFER_S, UNDECIDED_SEGMENTS } from '../constants.ts';

/**
 * Media elements for all reels, reused by those that load media. An element that once played with sound may go on doing so on
 * phones that refuse it to new ones, and none is created during a swipe.
 */
const unused: HTMLVideoElement[] = [];

interface PooledMedia {
  /** The id of the text that names the element. */
  titleId: string;
  /** The address of its stream. */
  url: string;
  /** It was pressed before React was there: it plays, or is to. */
  onBegun(): void;
}

/**
 * The media of a reel on a pooled element inside `box`, for as long as the component lives; set before any effect reads it: first the
 * element that is drawn for its stream, where there is one, in which its film may have begun (shared/player/early/film.ts).
 */
export function usePooledMedia(box: RefObject<HTMLElement | null>, { titleId, url, onBegun }: PooledMedia): Media {
  const media = useMedia();
  const [drawn] = useState(() => drawnVideo(url));
  const handleBegun = useEffectEvent(onBegun);
  useLayoutEffect(() => {
    const marks = drawn && takeMarks(drawn); // of two reels with the same stream the first has it
    const video = marks ? drawn : (unused.shift() ?? newVideo());
    if (marks && (!video.paused || marks.starts !== undefined)) handleBegun();
    video.setAttribute('aria-labelledby', titleId);
    box.current?.append(video);
    const release = media.setElement(video);
    return () => {
      release();
      video.pause();
      video.remove();
      unused.push(video);
    };
  }, [media, box, titleId, drawn]);
  return media;
}

function newVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  return Object.assign(video, { muted: true, loop: true, playsInline: true, crossOrigin: 'anonymous', tabIndex: -1 });
}

/**
 * True once the element has really shown a picture, not only got one: until then something must stand in for it. An element that comes with
 * one has shown it. Where the browser has no `requestVideoFrameCallback`, or never calls it, time that advances while the element plays means
 * the same.
 */
export function useIsPresented(element: HTMLVideoElement | undefined, onPresented: () => void): boolean {
  const [isPresented, setIsPresented] = useState(false);
  const handlePresented = useEffectEvent(() => {
    setIsPresented(true);
    onPresented();
  });
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- its film has begun before React was there: the browser tells of no new picture
    if (element && element.readyState >= element.HAVE_CURRENT_DATA) handlePresented();
  }, [element]);
  useEffect(() => {
    if (!element || isPresented) return;
    const handleTime = () => {
      if (!element.paused && element.currentTime > 0) handlePresented();
    };
    const request = element.requestVideoFrameCallback?.(() => handlePresented());
    element.addEventListener('timeupdate', handleTime);
    return () => {
      if (request !== undefined) element.cancelVideoFrameCallback(request);
      element.removeEventListener('timeupdate', handleTime);
    };
  }, [element, isPresented]);
  return isPresented;
}

/** A reel of this page had to wait for data in the middle: its line is slower than UNDECIDED_BUFFER_S allows for. */
let hasStalled = false;

/** The length of a reel's segments in seconds; undefined until its playlist has said it. */
export const useSegmentS = ({ store }: Media): number | undefined =>
  useSyncExternalStore(store.subscribe, () => store.getState().segmentS);

/**
 * The seconds that the reel in view buffers: few until the reader has stayed with it, when the rest is worth its bytes. Short segments
 * need less time to come: the next one is requested later.
 */
export function useBufferS(element: HTMLVideoElement | undefined, segmentS = Infinity): number {
  const [bufferS, setBufferS] = useState(() => (hasStalled ? STALLED_BUFFER_S : UNDECIDED_BUFFER_S));
  useEffect(() => {
    if (!element || bufferS === MAX_BUFFER_S) return;
    const handleTime = () => {
      if (element.currentTime >= DECIDED_AFTER_S) setBufferS(MAX_BUFFER_S);
    };
    const handleWaiting = () => {
      if (element.currentTime === 0 || element.seeking) return;
      hasStalled = true;
      setBufferS(STALLED_BUFFER_S);
    };
    element.addEventListener('timeupdate', handleTime);
    element.addEventListener('waiting', handleWaiting);
    return () => {
      element.removeEventListener('timeupdate', handleTime);
      element.removeEventListener('waiting', handleWaiting);
    };
  }, [element, bufferS]);
  return bufferS === UNDECIDED_BUFFER_S ? Math.min(bufferS, UNDECIDED_SEGMENTS * segmentS) : bufferS;
}
