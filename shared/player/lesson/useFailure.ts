import { useEffect, useRef } from 'react';
import type { Lesson } from './lesson.ts';

/** Tells the page once of each failure. */
export function useFailure(failure: string | undefined, lesson: Lesson | undefined): void {
  const latest = useRef(lesson);
  useEffect(() => {
    latest.current = lesson;
  });
  useEffect(() => {
    if (failure) latest.current?.onFailure?.();
  }, [failure]);
}
