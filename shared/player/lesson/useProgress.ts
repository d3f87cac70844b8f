import { duringThisVisit } from '@bazaar/shared/device';
import { useEffect, useRef, type RefObject } from 'react';
import { SAVE_EVERY_MS } from '../constants.ts';
import type { Lesson } from './lesson.ts';
import { saveProgress } from './progress.ts';

/** Keeps how far the lesson was watched: every 5 s, at a pause, a jump and the end, and when the reader leaves. */
export function useProgress(
  video: RefObject<HTMLVideoElement | null>,
  lesson: Lesson | undefined,
  title: string,
): void {
  const latest = useRef({ lesson, title });
  useEffect(() => {
    latest.current = { lesson, title };
  });
  const videoId = lesson?.videoId;
  useEffect(() => {
    const element = video.current;
    if (!element || videoId === undefined) return;
    let place: { positionMs: number; durationMs: number } | undefined;
    let savedAtMs = performance.now();
    const look = () => {
      if (element.currentTime > 0 && element.duration > 0)
        place = { positionMs: element.currentTime * 1000, durationMs: element.duration * 1000 };
    };
    const save = duringThisVisit(() => {
      const { lesson, title } = latest.current;
      if (!place || !lesson) return;
      savedAtMs = performance.now();
      saveProgress({
        videoId,
        title,
        path: lesson.path,
        thumbnailId: lesson.thumbnailId,
        seriesName: lesson.seriesName,
        ...place,
        watchedAtMs: Date.now(),
      });
    });
    const onTime = () => {
      look();
      if (performance.now() - savedAtMs >= SAVE_EVERY_MS) save();
    };
    const onStop = () => {
      look();
      save();
    };
    element.addEventListener('timeupdate', onTime);
    const stops = ['pause', 'seeked', 'ended'] as const;
    for (const stop of stops) element.addEventListener(stop, onStop);
    addEventListener('pagehide', save);
    return () => {
      element.removeEventListener('timeupdate', onTime);
      for (const stop of stops) element.removeEventListener(stop, onStop);
      removeEventListener('pagehide', save);
      save();
    };
  }, [video, videoId]);
}
