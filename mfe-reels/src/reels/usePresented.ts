import { useEffect, useState, type RefObject } from 'react';

/**
 * True once the element has really shown a picture, not only got one: until then something must stand in for it. Where the
 * browser has no `requestVideoFrameCallback`, or never calls it, time that advances while the element plays says the same.
 */
export function usePresented(video: RefObject<HTMLVideoElement | null>): boolean {
  const [isPresented, setIsPresented] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (!element || isPresented) return;
    const note = () => setIsPresented(true);
    const handleTime = () => {
      if (!element.paused && element.currentTime > 0) note();
    };
    const request = element.requestVideoFrameCallback?.(note);
    element.addEventListener('timeupdate', handleTime);
    return () => {
      if (request !== undefined) element.cancelVideoFrameCallback(request);
      element.removeEventListener('timeupdate', handleTime);
    };
  }, [video, isPresented]);
  return isPresented;
}
