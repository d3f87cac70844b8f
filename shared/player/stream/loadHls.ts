import type Hls from 'hls.js';
import { isSavingData } from '@bazaar/shared/device';

export type HlsClass = typeof Hls;

let loading: Promise<HlsClass> | undefined;

/** The one download of hls.js, shared by all players of the page. Rejects when it does not come; the next call asks again. */
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

/** Starts the download before a player is on screen, unless data is saved; where it fails, the player will say so. */
export function preloadHls(): void {
  if (!isSavingData()) loadHls().catch(() => {});
}
