import { useEffect, useRef } from 'react';
import type { Lesson } from './lesson.ts';

/** Tells the page of each video whether it can be played. */
export function usePlayable(lesson: Lesson | undefined, isPlayable: boolean): void {
  const latest = useRef(lesson);
  useEffect(() => {
    latest.current = lesson;
  });
  const videoId = lesson?.videoId;
  useEffect(() => {
    if (videoId !== undefined) latest.current?.onPlayable?.(videoId, isPlayable);
  }, [videoId, isPlayable]);
}
