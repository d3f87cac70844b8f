import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { play } from '../play.ts';

/**
 * Plays, also where the stream is still to come: attaching one takes an element out of `play()` without a pause, so the
 * wish is kept until somebody pauses or another video takes its place.
 */
export function useShouldPlay(
  video: RefObject<HTMLVideoElement | null>,
  url: string,
): { failure: string | undefined; playNow(): void } {
  const isWished = useRef(false);
  const [failed, setFailed] = useState<{ url: string; message: string | undefined }>();

  const playNow = useCallback(() => {
    isWished.current = true;
    if (video.current) void play(video.current).then((message) => setFailed({ url, message }));
  }, [video, url]);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const handlePause = () => {
      isWished.current = false;
    };
    const handleLoaded = () => {
      if (isWished.current && element.paused) playNow();
    };
    element.addEventListener('pause', handlePause);
    element.addEventListener('loadedmetadata', handleLoaded);
    return () => {
      isWished.current = false;
      element.removeEventListener('pause', handlePause);
      element.removeEventListener('loadedmetadata', handleLoaded);
    };
  }, [video, playNow]);

  return { failure: failed?.url === url ? failed.message : undefined, playNow };
}
