import type { HlsConfig } from 'hls.js';
import { BACK_BUFFER_S } from '../constants.ts';

/** docs/decisions/010, Reels and players: hls.js alone would wait up to a minute. */
const policy = (maxLoadTimeMs: number, retries: number) => ({
  default: {
    maxTimeToFirstByteMs: 8_000,
    maxLoadTimeMs,
    timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: retries, retryDelayMs: 800, maxRetryDelayMs: 4_000 },
  },
});

/** How every stream of the site is played. */
export const HLS_CONFIG = {
  manifestLoadPolicy: policy(15_000, 2),
  playlistLoadPolicy: policy(15_000, 2),
  fragLoadPolicy: policy(45_000, 3),
  backBufferLength: BACK_BUFFER_S,
  capLevelToPlayerSize: true,
  // The player draws captions itself: above its controls, and without <track> elements that a strict CSP refuses.
  renderTextTracksNatively: false,
  // Our streams are fragmented MP4: there is next to nothing to repackage, and a worker's script made the first frame a quarter later.
  enableWorker: false,
} satisfies Partial<HlsConfig>;
