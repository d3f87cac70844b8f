import { useRemembered } from '@bazaar/shared/device';
import { progress } from './hasProgress.ts';

/** How much of a video was watched, 0 to 1; 1 once it is finished. In a file of its own: a first screen has no such figures. */
export function useWatchedShare(videoId: string): number {
  const entry = useRemembered(progress).find((one) => one.videoId === videoId);
  if (!entry || entry.durationMs <= 0) return 0;
  return entry.isFinished ? 1 : entry.positionMs / entry.durationMs;
}
