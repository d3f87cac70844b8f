import { duringThisVisit } from '@bazaar/shared/device';
import { useEffect, useEffectEvent } from 'react';
import { SAME_TIME_S, SAVE_EVERY_MS, TICK_MS } from '../constants.ts';
import { listen } from '../core/listen.ts';
import type { PlayedLesson } from './lesson.ts';
import { progressOf, saveProgress, type Watched } from '../../progress/device.ts';
import { startOf } from '../../progress/start.ts';

/** Saves how far the lesson was watched: every 5 s, at a pause, a jump and the end, and when the page is left or the lesson closes. */
export function useProgress(element: HTMLVideoElement | undefined, lesson: PlayedLesson, title: string): void {
  const { videoId } = lesson;
  const watchedOf = useEffectEvent(({ currentTime, duration }: HTMLVideoElement): Omit<Watched, 'videoId'> => ({
    title,
    path: lesson.path,
    thumbnailId: lesson.thumbnailId,
    seriesId: lesson.seriesId,
    seriesName: lesson.seriesName,
    seriesLessons: lesson.seriesLessons,
    seriesMs: lesson.seriesMs,
    positionMs: currentTime * 1000,
    durationMs: duration * 1000,
  }));
  // Opening a lesson seeks by itself: only what is played or sought is newer than what another device has noted.
  const isMoved = useEffectEvent(({ played, currentTime, duration }: HTMLVideoElement) => {
    const isAt = (seconds: number) => Math.abs(currentTime - seconds) < SAME_TIME_S;
    return played.length > 0 || ![0, startOf(lesson.startS, progressOf(videoId), duration)].some(isAt);
  });
  useEffect(() => {
    if (!element) return;
    let latest: Watched | undefined;
    let playedMs = 0;
    let readAtMs = 0;
    let savedAtMs = performance.now();
    const read = () => {
      const now = performance.now();
      // Between two of the element's reports it has played, unless they lie so far apart that it had stopped.
      if (now - readAtMs <= TICK_MS) playedMs += now - readAtMs;
      readAtMs = element.paused ? 0 : now;
      if (element.duration > 0 && isMoved(element)) latest = { videoId, ...watchedOf(element) };
    };
    const save = duringThisVisit(() => {
      if (!latest) return;
      savedAtMs = performance.now();
      saveProgress(latest, playedMs);
      latest = undefined;
      playedMs = 0;
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
      listen(document, ['visibilitychange'], save),
    ];
    return () => {
      for (const stop of unsubscribe) stop();
      save();
    };
  }, [element, videoId]);
}
