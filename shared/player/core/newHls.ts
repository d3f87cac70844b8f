import HlsJs from 'hls.js';
import type { HlsConfig, Level } from 'hls.js';
import { BACK_BUFFER_S } from '../constants.ts';
import { earlyMediaLoader } from '../early/earlyMediaLoader.ts';
import { captionsErrorController } from './captionsErrorController.ts';
import { AUTO, startLevel } from './levels.ts';
import { removeSoundLevels } from './soundLevels.ts';
import { wholeMediaLoader } from './wholeMedia.ts';

/** docs/behaviour.md, Reels and players: hls.js alone would wait up to a minute. */
const policy = (maxLoadTimeMs: number, retries: number) => ({
  default: {
    maxTimeToFirstByteMs: 8_000,
    maxLoadTimeMs,
    timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: retries, retryDelayMs: 800, maxRetryDelayMs: 4_000 },
  },
});

/** The settings for every stream of the site. */
const HLS_CONFIG = {
  manifestLoadPolicy: policy(15_000, 2),
  playlistLoadPolicy: policy(15_000, 2),
  fragLoadPolicy: policy(45_000, 3),
  // Nothing more comes in it: its encoder has stopped, or never wrote its end. Otherwise hls.js requests it for ever.
  liveMaxUnchangedPlaylistRefresh: 3,
  backBufferLength: BACK_BUFFER_S,
  startLevel: 0,
  capLevelToPlayerSize: true,
  // The player draws captions itself: above its controls, and without <track> elements that a strict CSP refuses.
  renderTextTracksNatively: false,
  // Our build of the library leaves these out (docs/decisions/025).
  enableCEA708Captions: false,
  // Our streams are fragmented MP4: there is next to nothing to repackage, and a worker's script made the first frame a quarter later.
  enableWorker: false,
} satisfies Partial<HlsConfig>;

interface NewStream {
  /** Seconds to buffer ahead. */
  bufferS: number;
  /** The second that it starts at. */
  startS: number;
  /** Returns the index of the level that is chosen, or AUTO. */
  chosenLevel(levels: readonly Level[]): number;
  /** Returns what the line carried last, in bits per second, where that decides the first level; undefined: it begins with the lowest. */
  bandwidth(): number | undefined;
  /** Changes what loads its playlists; absent: nothing. */
  playlistLoader?: (Rest: HlsConfig['loader']) => HlsConfig['loader'];
}

/** Returns a new stream of the library, which loads nothing yet. */
export function newHls({ bufferS, startS, chosenLevel, bandwidth, playlistLoader }: NewStream): HlsJs {
  const loader = wholeMediaLoader(earlyMediaLoader(HlsJs.DefaultConfig.loader));
  const hls = new HlsJs({
    ...HLS_CONFIG,
    loader,
    errorController: captionsErrorController(HlsJs.DefaultConfig.errorController),
    ...(playlistLoader && { pLoader: playlistLoader(loader) as HlsConfig['pLoader'] }),
    maxBufferLength: bufferS,
    maxMaxBufferLength: bufferS,
    startPosition: startS > 0 ? startS : -1,
  });
  hls.on(HlsJs.Events.MANIFEST_PARSED, () => {
    removeSoundLevels(hls);
    const level = chosenLevel(hls.levels);
    if (hls.manualLevel !== level) hls.nextLevel = level;
    hls.startLevel = level === AUTO ? startLevel(hls.levels, bandwidth()) : level;
  });
  return hls;
}
