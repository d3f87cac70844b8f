import { isSavingData, onSavingData } from '@bazaar/shared/device';
import type Hls from 'hls.js';
import { lessonPrefs, onLessonPrefs } from '../prefs/lessonPrefs.ts';
import { rememberBandwidth, rememberedBandwidth } from '../prefs/bandwidth.ts';
import { AUTO, levelFor, startLevel } from './levels.ts';
import type { HlsClass } from './loadHls.ts';
import type { StreamMenu } from './streamMenu.ts';

/** Keeps the stream at what the reader chose. Data saver counts for every player, the rest where there is a menu to choose in. */
export function followChoices(Hls: HlsClass, hls: Hls, menu: StreamMenu | undefined): () => void {
  const apply = () => {
    if (hls.levels.length === 0) return;
    const { heightPx, hasCaptions } = lessonPrefs();
    const level = isSavingData() ? 0 : levelFor(hls.levels, menu && heightPx);
    if (hls.manualLevel !== level) hls.nextLevel = level;
    if (menu) showCaptions(hls, hasCaptions);
  };
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    apply();
    hls.startLevel = hls.manualLevel === AUTO ? startLevel(hls.levels, menu && rememberedBandwidth()) : hls.manualLevel;
  });
  if (menu) reportTo(menu, Hls, hls);
  const unsubscribes = [onLessonPrefs(apply), onSavingData(apply)];
  return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
}

function reportTo(menu: StreamMenu, Hls: HlsClass, hls: Hls): void {
  const report = () =>
    menu.onTracks({
      heightsPx: hls.levels.map(({ height }) => height),
      playingPx: hls.levels[hls.currentLevel]?.height,
      hasCaptions: hls.allSubtitleTracks.length > 0,
    });
  hls.on(Hls.Events.MANIFEST_PARSED, report);
  hls.on(Hls.Events.LEVEL_SWITCHED, report);
  hls.on(Hls.Events.FRAG_BUFFERED, () => rememberBandwidth(hls.bandwidthEstimate));
  hls.on(Hls.Events.CUES_PARSED, (_event, { cues }: { cues: VTTCue[] }) => menu.onCues(cues));
}

/** The first captions of the stream, now and in whatever group of them a level brings; or none. */
function showCaptions(hls: Hls, isOn: boolean): void {
  hls.setSubtitleOption(isOn ? {} : undefined);
  if (!isOn) hls.subtitleTrack = -1;
}
