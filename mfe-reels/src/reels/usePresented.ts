import { useEffect, useState, type RefObject } from 'react';

/** True once the element has really shown a picture, not only got one: until then something must stand in for it. */
export function usePresented(video: RefObject<HTMLVideoElement | null>): boolean {
  const [isPresented, setIsPresented] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const note = () => setIsPresented(true);
    if (!('requestVideoFrameCallback' in element)) {
      (element as HTMLVideoElement).addEventListener('playing', note, { once: true });
      return () => (element as HTMLVideoElement).removeEventListener('playing', note);
    }
    const request = element.requestVideoFrameCallback(note);
    return () => element.cancelVideoFrameCallback(request);
  }, [video]);
  return isPresented;
}
