import { useRemembered } from '@bazaar/shared/device';
import { deviceProgress } from './deviceProgress.ts';
import { watchedShare } from './watchedShare.ts';

/** How much of a video was watched, 0 to 1; 1 once it is finished. In a file of its own: a drawn screen has no such figures. */
export function useWatchedShare(videoId: string): number {
  const entry = useRemembered(deviceProgress).find((one) => one.videoId === videoId);
  return entry ? watchedShare(entry) : 0;
}
