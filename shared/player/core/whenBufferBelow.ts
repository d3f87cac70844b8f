import { MEDIA_FACTS } from './mediaFacts.ts';

const SIGNS = ['timeupdate', 'waiting', 'seeking'] as const;

/**
 * Acts once no more than `leftS` are left to play: a line that is gone for a moment costs nothing while there is
 * something to show. Returns the way to stop.
 */
export function whenBufferBelow(video: HTMLVideoElement, leftS: number, act: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) video.removeEventListener(sign, check);
  };
  const check = () => {
    if (MEDIA_FACTS.bufferedMs.read(video) - video.currentTime * 1000 > leftS * 1000) return;
    stop();
    act();
  };
  for (const sign of SIGNS) video.addEventListener(sign, check);
  check();
  return stop;
}
