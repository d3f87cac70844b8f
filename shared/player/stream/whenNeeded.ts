import { LOW_BUFFER_S } from '../constants.ts';
import { MEDIA_FACTS } from '../mediaFacts.ts';

/** Acts as soon as what is buffered runs out: a line that is gone for a moment costs nothing while there is something to play. */
export function whenNeeded(video: HTMLVideoElement, act: () => void): () => void {
  const stop = () => {
    video.removeEventListener('timeupdate', check);
    video.removeEventListener('seeking', check);
    removeEventListener('online', now);
  };
  const now = () => {
    stop();
    act();
  };
  const check = () => {
    if (MEDIA_FACTS.bufferedMs.read(video) - video.currentTime * 1000 < LOW_BUFFER_S * 1000) now();
  };
  video.addEventListener('timeupdate', check);
  video.addEventListener('seeking', check);
  addEventListener('online', now);
  check();
  return stop;
}
