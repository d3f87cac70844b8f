import { isSavingData, onSavingData, remembered } from '@bazaar/shared/device';
import type Hls from 'hls.js';
import type { CuesParsedData, HlsConfig, MediaPlaylist, SubtitleSelectionOption } from 'hls.js';
import { BANDWIDTH_KEY } from '../../contracts/documentProtocol.ts';
import { BACK_BUFFER_S } from '../constants.ts';
import { qualitiesOf } from '../../media/quality.ts';
import { startOf } from '../../progress/startOfLesson.ts';
import type { AttachedStream, StreamOptions } from './attachStream.ts';
import { earlyMediaLoader } from '../early/earlyMediaLoader.ts';
import { audioOnlyLoader } from './audioOnlyLoader.ts';
import { captionsErrorController } from './captionsErrorController.ts';
import { captionsIn, captionsTrackId, captionsTracks } from './captionsTracks.ts';
import type { StreamChoice } from './mediaState.ts';
import { AUTO, bandwidthIn, levelFor, startLevel } from './levels.ts';
import type { HlsClass } from './loadHls.ts';
import { recoverStream, type Fail } from './recoverStream.ts';
import { hasNoPicture, hasSeparateSound, removeSoundLevels, spokenIn } from './soundLevels.ts';
import { isOfCaptions } from './streamErrors.ts';
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

/** The bandwidth that was measured last; `bandwidthIn` reads it. */
const measured = remembered(BANDWIDTH_KEY, (stored) => stored, { survivesSignOut: true });

/** hls.js on the element. `fail` is called when nothing more can be done. */
export function attachHls(
  Hls: HlsClass,
  video: HTMLVideoElement,
  url: string,
  options: StreamOptions,
  fail: Fail,
): AttachedStream {
  const { bufferS } = options;
  const startS = startOf(options.start);
  let { choice } = options;
  const loader = wholeMediaLoader(earlyMediaLoader(Hls.DefaultConfig.loader));
  const hls = new Hls({
    ...HLS_CONFIG,
    loader,
    errorController: captionsErrorController(Hls.DefaultConfig.errorController),
    ...(choice?.isAudioOnly && { pLoader: audioOnlyLoader(loader) as HlsConfig['pLoader'] }),
    maxBufferLength: bufferS,
    maxMaxBufferLength: bufferS,
    startPosition: startS > 0 ? startS : -1,
  });
  /** Data saver counts for every player, the other choices where there is a menu. */
  const chosenLevel = () => (isSavingData() ? 0 : levelFor(hls.levels, choice?.quality ?? {}));
  const applyChoice = () => {
    if (hls.levels.length === 0) return;
    const level = chosenLevel();
    if (hls.manualLevel !== level) hls.nextLevel = level;
    if (choice) showCaptions(hls, choice);
  };
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    removeSoundLevels(hls);
    applyChoice();
    const bandwidth = options.hasMenu ? bandwidthIn(measured.get()) : undefined;
    hls.startLevel = hls.manualLevel === AUTO ? startLevel(hls.levels, bandwidth) : hls.manualLevel;
  });
  if (choice) reportTracks(Hls, hls, options);
  // In another group of captions the library looks for the language alone.
  if (choice) hls.on(Hls.Events.LEVEL_SWITCHED, () => choice && showCaptions(hls, choice));
  hls.on(Hls.Events.ERROR, (_event, data) => {
    if (isOfCaptions(data) && hls.manualLevel !== chosenLevel()) hls.loadLevel = chosenLevel();
  });
  const unsubscribe = onSavingData(applyChoice);
  const stopRecovery = recoverStream(Hls, hls, video, { url, isComplete: options.isComplete }, fail);
  hls.loadSource(url);
  hls.attachMedia(video);
  // The element says so from now on, before it has any data: no control shows 0:00 first.
  if (startS > 0) video.currentTime = startS;
  return {
    setBuffer(seconds) {
      hls.config.maxBufferLength = seconds;
      hls.config.maxMaxBufferLength = seconds;
    },
    setChoice(next) {
      choice = next;
      applyChoice();
    },
    destroy() {
      stopRecovery();
      unsubscribe();
      hls.destroy();
    },
  };
}

function reportTracks(Hls: HlsClass, hls: Hls, options: StreamOptions): void {
  const { hasMenu, onTracks, onCaptions, onTimestamps, onSegmentLength } = options;
  const report = () => {
    const isAudioOnly = hasNoPicture(hls);
    onTracks({
      qualities: isAudioOnly ? [] : qualitiesOf(hls.levels),
      playingPx: isAudioOnly ? undefined : hls.levels[hls.currentLevel]?.height,
      captions: captionsTracks(captionsOf(hls)),
      spoken: spokenIn(hls),
      hasOwnSound: isAudioOnly || hasSeparateSound(hls),
      isAudioOnly,
    });
  };
  hls.on(Hls.Events.MANIFEST_PARSED, report);
  hls.on(Hls.Events.LEVEL_SWITCHED, report);
  hls.on(Hls.Events.LEVEL_LOADED, (_event, { details }) => onSegmentLength(details.targetduration));
  const rememberLine = () => {
    const bps = hls.bandwidthEstimate;
    // Parts of sound are too small to tell how fast the line is.
    if (!hasNoPicture(hls) && Number.isFinite(bps)) measured.set({ bps: Math.round(bps), atMs: Date.now() });
  };
  if (hasMenu) hls.on(Hls.Events.FRAG_BUFFERED, rememberLine);
  hls.on(Hls.Events.CUES_PARSED, (_event, { cues, subtitleTrack }: CuesParsedData) => {
    if (!subtitleTrack) return;
    const track = captionsTrackId(subtitleTrack);
    onCaptions((cues as VTTCue[]).map((cue) => ({ track, cue })));
  });
  hls.on(Hls.Events.INIT_PTS_FOUND, (_event, { id, timestampOffsets }) => {
    if (id === 'main') onTimestamps(timestampOffsets.map(({ baseTime, timescale }) => baseTime / timescale));
  });
}

/** The chosen captions, now and in whatever group of them a level brings; or none. */
function showCaptions(hls: Hls, { hasCaptions, captionsLanguage }: StreamChoice): void {
  const renditions = captionsOf(hls);
  const chosen = hasCaptions ? captionsIn(captionsTracks(renditions), captionsLanguage) : undefined;
  const rendition = chosen && renditions.find((one) => captionsTrackId(one) === chosen.id);
  hls.setSubtitleOption(rendition && optionOf(rendition));
  if (rendition) void outliveBrokenParts(hls);
  else hls.subtitleTrack = -1;
}

/** Returns those that a level has, as media/playlist.ts reads them: a level that names no group of them has all. */
const captionsOf = ({ levels, allSubtitleTracks }: Hls): MediaPlaylist[] =>
  allSubtitleTracks.filter(({ groupId }) =>
    levels.some(({ subtitleGroups }) => subtitleGroups?.includes(groupId) ?? true),
  );

/** Returns all that tells it from the others of every group. */
const optionOf = ({ name, lang, forced, characteristics = '' }: MediaPlaylist): SubtitleSelectionOption => ({
  name,
  forced,
  characteristics,
  ...(lang && { lang }),
});

/** Loads the code with the first captions. A part that is broken before it has come is requested again. */
async function outliveBrokenParts({ config }: Hls): Promise<void> {
  try {
    const { captionsLoader } = await import('./captionsLoader.ts');
    config.fLoader ??= captionsLoader(config.loader) as HlsConfig['fLoader'];
  } catch {
    // Without this code captions are loaded as the library does it.
  }
}
