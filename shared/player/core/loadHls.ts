import { isSavingData } from '@bazaar/shared/device';
import { nextTask } from '@bazaar/shared/device/nextTask';
import type Hls from 'hls.js';
import { loadOnce } from '@remotes-kit/runtime/loadOnce';

export type HlsClass = typeof Hls;

/**
 * The one download of hls.js, shared by all players of the page. Rejects when it fails; the next call tries again. What begins with it has
 * a task of its own: running the module takes a slow processor long enough.
 */
export const loadHls = loadOnce(async (): Promise<HlsClass> => {
  const module = await import('hls.js');
  await nextTask();
  return module.default;
});

/** Starts the download before a player is on screen, not under data saver. When it fails, the player will show that. */
export function preloadHls(): void {
  if (!isSavingData()) loadHls().catch(() => {});
}
