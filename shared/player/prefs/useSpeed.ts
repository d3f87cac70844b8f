import { useEffect, type RefObject } from 'react';
import { useLessonPrefs } from '../lesson/lessonPrefs.ts';

/** The remembered speed, kept on the element; a new stream would set it back to the default. */
export function useSpeed(video: RefObject<HTMLVideoElement | null>, isLesson: boolean): void {
  const { speed } = useLessonPrefs();
  useEffect(() => {
    if (video.current && isLesson) setSpeed(video.current, speed);
  }, [video, isLesson, speed]);
}

function setSpeed(video: HTMLVideoElement, speed: number): void {
  video.defaultPlaybackRate = speed;
  video.playbackRate = speed;
}
