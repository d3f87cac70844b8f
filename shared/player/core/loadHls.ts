import { isSavingData } from '@bazaar/shared/device';
import type Hls from 'hls.js';

export type HlsClass = typeof Hls;

let loading: Promise<HlsClass> | undefined;

/** The one download of hls.js, shared by all players of the page. Rejects when it fails; the next call tries again. */
export function loadHls(): Promise<HlsClass> {
  loading ??= import('hls.js').then(
    (module) => module.default,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Starts the download before a player is on screen, not under data saver. When it fails, the player will show that. */
export function preloadHls(): void {
  if (!isSavingData()) loadHls().catch(() => {});
}
