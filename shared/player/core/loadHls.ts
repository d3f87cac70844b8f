import { isSavingData } from '@bazaar/shared/device';
import type Hls from 'hls.js';
import { loadOnce } from '@remotes-kit/runtime/loadOnce';

export type HlsClass = typeof Hls;

/** The one download of hls.js, shared by all players of the page. Rejects when it fails; the next call tries again. */
export const loadHls = loadOnce((): Promise<HlsClass> => import('hls.js').then((module) => module.default));

/** Starts the download before a player is on screen, not under data saver. When it fails, the player will show that. */
export function preloadHls(): void {
  if (!isSavingData()) loadHls().catch(() => {});
}
