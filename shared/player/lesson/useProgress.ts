import { useEffect, useEffectEvent } from 'react';
import { deviceProgress, progressOf, saveProgress, type PlayedProgress } from '../../progress/device.ts';
import { startOf } from '../../progress/startOfLesson.ts';
import { SAME_TIME_S, SAVE_EVERY_MS, TICK_MS } from '../constants.ts';
import { listen } from '../../device/listen.ts';
import { duringThisVisit } from '@bazaar/shared/device';
import { note } from '../../contracts/pageNotes.ts';

/** A video that is remembered, resumed, and has all keys and controls. */
export interface PlayedLesson {
  /** Its progress is saved under this id. */
  videoId: string;
  /** The page that plays it, for Continue watching. */
  path: string;
  /** Shown in Continue watching. */
  thumbnailId?: string | undefined;
  /** The level or playlist that it belongs to, for Continue watching and the dashboard. */
  seriesId?: string | undefined;
  seriesName?: string | undefined;
  /** The number of its lessons, and their length together. */
  seriesLessons?: number | undefined;
  seriesMs?: number | undefined;
  /** The length that its card shows; the player shows the same. */
  durationMs?: number | undefined;
  /** Begins by itself, as after a choice in a list; a browser that wants a press first gets it. */
  isAutoPlayed?: boolean;
  /** The second that its link names, 0 for what a series goes on to; absent: it goes on where it was left (shared/progress/startOfLesson.ts). */
  startS?: number | undefined;
  /** Another number plays the same video again, after its end from the beginning. */
  replayCount?: number;
}

/**
 * Returns the second that a lesson begins at; undefined: at its beginning. An open lesson that is not played yet goes to another
 * second when that is known late: the lesson is shorter than its card said, or the account says where another device left it.
 */
export function useStart(element: HTMLVideoElement | undefined, lesson: PlayedLesson): number | undefined {
  const { videoId, startS, durationMs = NaN } = lesson;
  useEffect(() => {
    if (!element) return;
    let openedAtS = opensAt(videoId, startS, durationMs / 1000);
    /** Played or recovered since, it goes on where it stands: an element that a stream is attached to anew has played nothing. */
    let hasPlayed = false;
    const correct = () => {
      const { duration, currentTime, played, readyState, HAVE_CURRENT_DATA } = element;
      const atS = opensAt(videoId, startS, duration);
      hasPlayed ||= played.length > 0;
      if (atS === openedAtS || hasPlayed) return;
      // Before there is a picture the player itself seeks to where the lesson was loaded to begin.
      if (readyState < HAVE_CURRENT_DATA && !(openedAtS >= duration)) return;
      // Its learner has sought since, and what is noted now is that.
      if (readyState >= HAVE_CURRENT_DATA && Math.abs(currentTime - openedAtS) >= SAME_TIME_S) return;
      openedAtS = atS;
      element.currentTime = atS;
    };
    const unsubscribe = [
      deviceProgress.subscribe(correct),
      listen(element, ['playing'], () => {
        hasPlayed = true;
      }),
      listen(element, ['loadedmetadata', 'loadeddata'], correct),
    ];
    return () => {
      for (const stop of unsubscribe) stop();
    };
  }, [element, videoId, startS, durationMs]);
  return opensAt(videoId, startS, durationMs / 1000) || undefined;
}

/** The second that a lesson begins at when it is opened, by what this device now knows. `lengthS` is NaN while the length is not known. */
const opensAt = (videoId: string, linkS: number | undefined, lengthS: number): number =>
  startOf({ reason: 'opened', linkS, saved: progressOf(videoId) }, lengthS);

/** Saves how far the lesson was watched: every 5 s, at a pause, a jump and the end, and when the page is left or the lesson closes. */
export function useProgress(element: HTMLVideoElement | undefined, lesson: PlayedLesson, title: string): void {
  const { videoId } = lesson;
  const watchedOf = useEffectEvent(({ currentTime, duration }: HTMLVideoElement): Omit<PlayedProgress, 'videoId'> => ({
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
    return played.length > 0 || ![0, opensAt(videoId, lesson.startS, duration)].some(isAt);
  });
  useEffect(() => {
    if (!element) return;
    let latest: PlayedProgress | undefined;
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
      saveProgress(latest, playedMs, element.played.length > 0);
      notePlayed(latest, element.played);
      latest = undefined;
      playedMs = 0;
    });
    if (element.played.length > 0) read(); // before React was there
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

/** Notes, on this device, how much of a lesson has played; nothing of one that has not. */
function notePlayed({ videoId, positionMs, durationMs }: PlayedProgress, ranges: TimeRanges): void {
  const played = Array.from({ length: ranges.length }, (_, at) => [ranges.start(at), ranges.end(at)] as const);
  if (played.length > 0) note({ kind: 'lesson', videoId, atS: positionMs / 1000, lengthS: durationMs / 1000, played });
}
