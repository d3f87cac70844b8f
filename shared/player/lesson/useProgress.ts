import { duringThisVisit } from '@bazaar/shared/device';
import { useEffect, useEffectEvent } from 'react';
import { SAVE_EVERY_MS } from '../constants.ts';
import { listen } from '../core/listen.ts';
import type { Lesson } from './lesson.ts';
import { saveProgress, type Progress } from './progress.ts';

/** Saves how far the lesson was watched: every 5 s, at a pause, a jump and the end, and when the page or the lesson closes. */
export function useProgress(element: HTMLVideoElement | undefined, lesson: Lesson, title: string): void {
  const { videoId } = lesson;
  const progressOf = useEffectEvent(
    ({ currentTime, duration }: HTMLVideoElement): Omit<Progress, 'videoId' | 'watchedAtMs'> => ({
      title,
      path: lesson.path,
      thumbnailId: lesson.thumbnailId,
      seriesName: lesson.seriesName,
      positionMs: currentTime * 1000,
      durationMs: duration * 1000,
    }),
  );
  useEffect(() => {
    if (!element) return;
    let latest: Omit<Progress, 'watchedAtMs'> | undefined;
    let savedAtMs = performance.now();
    const read = () => {
      if (element.currentTime > 0 && element.duration > 0) latest = { videoId, ...progressOf(element) };
    };
    const save = duringThisVisit(() => {
      if (!latest) return;
      savedAtMs = performance.now();
      saveProgress({ ...latest, watchedAtMs: Date.now() });
    });
    const unsubscribe = [
      listen(element, ['timeupdate'], () => {
        read();
        if (performance.now() - savedAtMs >= SAVE_EVERY_MS) save();
      }),
      listen(element, ['pause', 'seeked', 'ended'], () => {
        read();
        save();
      }),
      listen(window, ['pagehide'], save),
    ];
    return () => {
      for (const stop of unsubscribe) stop();
      save();
    };
  }, [element, videoId]);
}
