import { isSavingData, onSavingData, remembered } from '@bazaar/shared/device';
import type Hls from 'hls.js';
import type { CuesParsedData, HlsConfig, Level, MediaPlaylist, SubtitleSelectionOption } from 'hls.js';
import { BANDWIDTH_KEY } from '../../contracts/documentProtocol.ts';
import { qualitiesOf } from '../../media/quality.ts';
import { startOf } from '../../progress/startOfLesson.ts';
import type { AttachedStream, StreamOptions } from './attachStream.ts';
import { audioOnlyLoader } from './audioOnlyLoader.ts';
import { captionsIn, captionsTrackId, captionsTracks } from './captionsTracks.ts';
import type { StreamChoice } from './mediaState.ts';
import { levelFor } from './levels.ts';
import type { HlsClass, HlsLibrary } from './loadHls.ts';
import { recoverStream, type Fail } from './recoverStream.ts';
import { hasNoPicture, hasSeparateSound, spokenIn } from './soundLevels.ts';
import { bandwidthIn } from './storedPrefs.ts';
import { isOfCaptions } from './streamErrors.ts';

/** The bandwidth that was measured last; `bandwidthIn` reads it. */
const measured = remembered(BANDWIDTH_KEY, (stored) => stored, { survivesSignOut: true });

/** hls.js on the element. `fail` is called when nothing more can be done. */
export function attachHls(
  { Hls, newHls, takeFilm }: HlsLibrary,
  video: HTMLVideoElement,
  url: string,
  options: StreamOptions,
  fail: Fail,
): AttachedStream {
  const { bufferS } = options;
  const startS = startOf(options.start);
  let { choice } = options;
  /** Data saver counts for every player, the other choices where there is a menu. */
  const chosenLevel = (levels: readonly Level[]) => (isSavingData() ? 0 : levelFor(levels, choice?.quality ?? {}));
  const isAudioOnly = choice?.isAudioOnly === true;
  // Begun before React was there, from the beginning and with its picture: it goes on.
  const begun = takeFilm(video, startS > 0 || isAudioOnly ? undefined : url);
  const hls =
    begun?.hls ??
    newHls({
      bufferS,
      startS,
      chosenLevel,
      bandwidth: () => (options.hasMenu ? bandwidthIn(measured.get()) : undefined),
      ...(isAudioOnly && { playlistLoader: audioOnlyLoader }),
    });
  let isDestroyed = false;
  let captionsCode: 'none' | 'requested' | 'tried' = 'none';
  /** Captions begin once their code is there: on a slow line a broken part that comes before would end all of them. */
  const applyCaptions = () => {
    if (!choice) return;
    const mayBegin = captionsCode === 'tried';
    const hasChosen = showCaptions(hls, choice, mayBegin);
    if (mayBegin || !hasChosen || captionsCode === 'requested') return;
    captionsCode = 'requested';
    void outliveBrokenParts(hls).then(() => {
      captionsCode = 'tried';
      if (!isDestroyed) applyCaptions();
    });
  };
  const applyChoice = () => {
    if (hls.levels.length === 0) return;
    const level = chosenLevel(hls.levels);
    if (hls.manualLevel !== level) hls.nextLevel = level;
    applyCaptions();
  };
  hls.on(Hls.Events.MANIFEST_PARSED, applyChoice);
  if (choice) reportTracks(Hls, hls, options);
  // In another group of captions the library looks for the language alone.
  if (choice) hls.on(Hls.Events.LEVEL_SWITCHED, applyCaptions);
  hls.on(Hls.Events.ERROR, (_event, data) => {
    const level = chosenLevel(hls.levels);
    if (isOfCaptions(data) && hls.manualLevel !== level) hls.loadLevel = level;
  });
  const unsubscribe = onSavingData(applyChoice);
  const stopRecovery = recoverStream(Hls, hls, video, { url, isComplete: options.isComplete }, fail);
  const setBuffer = (seconds: number) => {
    hls.config.maxBufferLength = seconds;
    hls.config.maxMaxBufferLength = seconds;
  };
  if (begun) {
    setBuffer(bufferS);
    begun.tellAgain();
  } else {
    hls.loadSource(url);
    hls.attachMedia(video);
  }
  // The element says so from now on, before it has any data: no control shows 0:00 first.
  if (startS > 0) video.currentTime = startS;
  return {
    setBuffer,
    setChoice(next) {
      choice = next;
      applyChoice();
    },
    destroy() {
      isDestroyed = true;
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

/** The chosen captions, now and in whatever group of them a level brings; none before they may begin. Returns true where some are chosen. */
function showCaptions(hls: Hls, { hasCaptions, captionsLanguage }: StreamChoice, mayBegin: boolean): boolean {
  const renditions = captionsOf(hls);
  const chosen = hasCaptions ? captionsIn(captionsTracks(renditions), captionsLanguage) : undefined;
  const rendition = chosen && renditions.find((one) => captionsTrackId(one) === chosen.id);
  hls.setSubtitleOption(mayBegin && rendition ? optionOf(rendition) : undefined);
  if (!mayBegin || !rendition) hls.subtitleTrack = -1;
  return rendition !== undefined;
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
