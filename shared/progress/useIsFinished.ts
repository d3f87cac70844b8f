import { useSyncExternalStore } from 'react';
import { deviceProgress } from './deviceProgress.ts';
import type { SeriesLesson } from './seriesProgress.ts';

/** Whether all of these lessons are finished; undefined while they are not known, and where there are none. */
export const useIsFinished = (lessons: readonly SeriesLesson[] | undefined): boolean | undefined =>
  useSyncExternalStore(deviceProgress.subscribe, () => (lessons?.length ? lessons.every(isFinished) : undefined));

const isFinished = ({ videoId }: SeriesLesson): boolean =>
  deviceProgress.get().some((entry) => entry.videoId === videoId && entry.isFinished);
