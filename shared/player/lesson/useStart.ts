import { useEffect } from 'react';
import { deviceProgress, progressOf } from '../../progress/device.ts';
import { startOf } from '../../progress/start.ts';
import { SAME_TIME_S } from '../constants.ts';
import { listen } from '../core/listen.ts';
import type { PlayedLesson } from './lesson.ts';

/**
 * Returns the second that a lesson begins at; undefined: at its beginning. An open lesson that is not played yet goes to another
 * second when that is known late: the lesson is shorter than its card said, or the account says where another device left it.
 */
export function useStart(element: HTMLVideoElement | undefined, lesson: PlayedLesson): number | undefined {
  const { videoId, startS, durationMs = NaN } = lesson;
  useEffect(() => {
    if (!element) return;
    let openedAtS = startOf(startS, progressOf(videoId), durationMs / 1000);
    const correct = () => {
      const { duration, currentTime, played, readyState, HAVE_CURRENT_DATA } = element;
      const atS = startOf(startS, progressOf(videoId), duration);
      if (atS === openedAtS || played.length > 0) return;
      // Before there is a picture the player itself seeks to where the lesson was loaded to begin.
      if (readyState < HAVE_CURRENT_DATA && !(openedAtS >= duration)) return;
      // Its learner has sought since, and what is noted now is that.
      if (readyState >= HAVE_CURRENT_DATA && Math.abs(currentTime - openedAtS) >= SAME_TIME_S) return;
      openedAtS = atS;
      element.currentTime = atS;
    };
    const unsubscribe = [deviceProgress.subscribe(correct), listen(element, ['loadedmetadata', 'loadeddata'], correct)];
    return () => {
      for (const stop of unsubscribe) stop();
    };
  }, [element, videoId, startS, durationMs]);
  return startOf(startS, progressOf(videoId), durationMs / 1000) || undefined;
}
