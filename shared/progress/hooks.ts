/** Figures of a lesson or a series on this device, for components; drawn screens have none (docs/decisions/024). */
import { useRemembered } from '@bazaar/shared/device';
import { useSyncExternalStore } from 'react';
import { deviceProgress } from './device.ts';
import { watchedShare, type SeriesLesson } from './figures.ts';

/** Returns how much of a video was watched on this device, 0 to 1; 1 once it is finished. */
export function useWatchedShare(videoId: string): number {
  const entry = useRemembered(deviceProgress).find((one) => one.videoId === videoId);
  return entry ? watchedShare(entry) : 0;
}

/** Returns true once all of these lessons are finished; undefined while they are not known, and where there are none. */
export const useIsFinished = (lessons: readonly SeriesLesson[] | undefined): boolean | undefined =>
  useSyncExternalStore(deviceProgress.subscribe, () => (lessons?.length ? lessons.every(isFinished) : undefined));

const isFinished = ({ videoId }: SeriesLesson): boolean =>
  deviceProgress.get().some((entry) => entry.videoId === videoId && entry.isFinished);
