import { useEffect } from 'react';
import { deviceProgress } from '../../progress/deviceProgress.ts';
import { resumeAt } from '../../progress/progress.ts';
import { SAME_TIME_S } from '../constants.ts';
import { listen } from '../core/listen.ts';
import type { Lesson } from './lesson.ts';

/** A lesson that is open but not played yet goes to where another device has left it, once the account has said so. */
export function useLateResume(element: HTMLVideoElement | undefined, lesson: Lesson): void {
  const { videoId, isFromStart, startS } = lesson;
  const hasOwnStart = isFromStart || startS !== undefined;
  useEffect(() => {
    if (!element || hasOwnStart) return;
    let resumedAtMs = resumeAt(videoId);
    const resume = () => {
      const atMs = resumeAt(videoId);
      if (atMs === resumedAtMs || element.played.length > 0) return;
      // Before there is a picture the player itself seeks to where the lesson was loaded to begin.
      if (element.readyState < element.HAVE_CURRENT_DATA) return;
      // Its learner has sought since, and what is noted now is that.
      if (Math.abs(element.currentTime - resumedAtMs / 1000) >= SAME_TIME_S) return;
      resumedAtMs = atMs;
      element.currentTime = atMs / 1000;
    };
    const unsubscribe = [deviceProgress.subscribe(resume), listen(element, ['loadeddata'], resume)];
    return () => {
      for (const stop of unsubscribe) stop();
    };
  }, [element, videoId, hasOwnStart]);
}
