import { useEffect } from 'react';
import { progress } from '../../progress/hasProgress.ts';
import { resumeAt } from '../../progress/progress.ts';
import { listen } from '../core/listen.ts';

/** A lesson that is open but not played yet goes to where another device has left it, once the account has said so. */
export function useLateResume(element: HTMLVideoElement | undefined, videoId: string, isFromStart: boolean): void {
  useEffect(() => {
    if (!element || isFromStart) return;
    let resumedAtMs = resumeAt(videoId);
    const resume = () => {
      const atMs = resumeAt(videoId);
      // Before there is a picture the player itself seeks to where the lesson was loaded to begin.
      if (atMs === resumedAtMs || element.played.length > 0 || element.readyState < element.HAVE_CURRENT_DATA) return;
      resumedAtMs = atMs;
      element.currentTime = atMs / 1000;
    };
    const unsubscribe = [progress.subscribe(resume), listen(element, ['loadeddata'], resume)];
    return () => {
      for (const stop of unsubscribe) stop();
    };
  }, [element, videoId, isFromStart]);
}
