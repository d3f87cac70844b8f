import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { listen } from '../../device/listen.ts';
import type { Media } from '../core/createMedia.ts';
import { drawnVideo, takeMarks } from '../../contracts/drawnVideo.ts';

interface LessonVideo {
  url: string;
  posterUrl: string | undefined;
  /** It was pressed before React was there: it plays, or is to. */
  onBegun(): void;
  onPointerDown(event: PointerEvent): void;
  onClick(): void;
  onEnded: (() => void) | undefined;
  /** It plays, or somebody jumps in it. */
  onResumed: (() => void) | undefined;
}

/**
 * Puts the element of a lesson first into `root`, for as long as the component lives, and the media on it: the one that is drawn, in which its
 * film may have begun before React was there (early/film.ts), else a new one. React does not make it: an element of its own could not have begun.
 */
export function useLessonVideo(root: RefObject<HTMLElement | null>, media: Media, options: LessonVideo): void {
  const { url, posterUrl } = options;
  const [video] = useState(() => drawnVideo(url) ?? newVideo());
  const plays = useRef(false);
  useLayoutEffect(() => {
    // In the task in which React removes what is drawn: it does not stop, and keeps what it has.
    root.current?.prepend(video);
    const marks = takeMarks(video);
    plays.current ||= !video.paused || marks?.starts !== undefined;
    return media.setElement(video);
  }, [root, media, video]);
  useLayoutEffect(() => {
    if (posterUrl === undefined) video.removeAttribute('poster');
    else if (video.getAttribute('poster') !== posterUrl) video.setAttribute('poster', posterUrl);
  }, [video, posterUrl]);

  const handleBegun = useEffectEvent(() => options.onBegun());
  useEffect(() => {
    if (plays.current) handleBegun();
  }, []);
  const handlePointerDown = useEffectEvent((event: PointerEvent) => options.onPointerDown(event));
  const handleClick = useEffectEvent(() => options.onClick());
  const handleEnded = useEffectEvent(() => options.onEnded?.());
  const handleResumed = useEffectEvent(() => options.onResumed?.());
  useEffect(() => {
    const pointerDown = (event: PointerEvent) => handlePointerDown(event);
    video.addEventListener('pointerdown', pointerDown);
    const unsubscribe = [
      () => video.removeEventListener('pointerdown', pointerDown),
      listen(video, ['click'], () => handleClick()),
      listen(video, ['ended'], () => handleEnded()),
      listen(video, ['play', 'seeking'], () => handleResumed()),
    ];
    return () => {
      for (const stop of unsubscribe) stop();
    };
  }, [video]);
}

function newVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  video.playsInline = true;
  video.crossOrigin = 'anonymous';
  return video;
}
