import { useEffect, useState, type RefObject } from 'react';
import { DECIDED_AFTER_S } from './constants.ts';

/** Whether the reader stays with this reel: then the rest of it is worth its bytes. */
export function useIsDecided(video: RefObject<HTMLVideoElement | null>): boolean {
  const [isDecided, setIsDecided] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (!element || isDecided) return;
    const look = () => setIsDecided(element.currentTime >= DECIDED_AFTER_S);
    element.addEventListener('timeupdate', look);
    return () => element.removeEventListener('timeupdate', look);
  }, [video, isDecided]);
  return isDecided;
}
