import { useLayoutEffect, useRef, type RefObject } from 'react';
import { giveBack, takeVideo } from './videoPool.ts';

/** A media element of the pool inside `slot` for as long as the component lives. Here before any effect looks for it. */
export function usePooledVideo(slot: RefObject<HTMLElement | null>): RefObject<HTMLVideoElement | null> {
  const video = useRef<HTMLVideoElement>(null);
  useLayoutEffect(() => {
    const taken = takeVideo();
    video.current = taken;
    slot.current?.append(taken);
    return () => {
      video.current = null;
      giveBack(taken);
    };
  }, [slot]);
  return video;
}
