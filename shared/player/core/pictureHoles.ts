import { EMPTY_BUFFER_S } from '../constants.ts';
import { listen } from '../../device/listen.ts';
import { aheadMs } from './mediaFacts.ts';

/** Too little to be heard or seen, and a seek. */
const NUDGE_S = 0.000_001;

/**
 * Chromium plays the sound over a hole in the picture and shows nothing of the picture after it until the element seeks
 * (https://issues.chromium.org/issues/40280613). hls.js seeks so only after holes of less than a second. Returns an unsubscribe function.
 */
export function showAfterHoles(video: HTMLVideoElement): () => void {
  let isInHole = false;
  return listen(video, ['seeking', 'timeupdate'], () => {
    const wasInHole = isInHole;
    isInHole = !video.seeking && aheadMs(video) < 0;
    if (wasInHole && !video.seeking && aheadMs(video) > EMPTY_BUFFER_S * 1000) video.currentTime += NUDGE_S;
  });
}
