import { useEffect, useEffectEvent } from 'react';
import { listen } from '../core/listen.ts';
import type { Media } from '../core/createMedia.ts';
import { resumeAt } from '../../progress/progress.ts';
import type { Lesson } from './lesson.ts';

/** Where a lesson begins, in seconds: where its link says, else where it was watched to. Undefined: at its beginning. */
export function useStart(media: Media, element: HTMLVideoElement | undefined, lesson: Lesson): number | undefined {
  const { videoId, durationMs = Infinity, startS, isFromStart = false } = lesson;
  const resumeS = resumeAt(videoId) / 1000;
  const linkedS = !isFromStart && startS !== undefined && startS * 1000 < durationMs ? startS : undefined;

  const handleLoaded = useEffectEvent((lengthS: number) => {
    // Its card has no length, or a wrong one: only now it is known that the link names no second of it.
    if (linkedS !== undefined && linkedS >= lengthS) media.seek(resumeS);
  });
  useEffect(() => {
    if (element) return listen(element, ['loadedmetadata'], () => handleLoaded(element.duration));
  }, [element]);
  return isFromStart ? undefined : (linkedS ?? resumeS) || undefined;
}
