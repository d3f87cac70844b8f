/** The acts of buttons and keys, once for both. */
import { setSoundPrefs, soundPrefs } from '../core/soundPrefs.ts';
import { SPEEDS } from '../constants.ts';
import { controls as texts } from '../texts.ts';
import { lessonPrefs, setLessonPrefs } from './lessonPrefs.ts';
import type { LessonPlayer } from './PlayerContext.ts';

export function togglePlay({ media, play }: LessonPlayer): void {
  if (media.store.getState().element?.paused) play();
  else media.pause();
}

export const restart = ({ media }: LessonPlayer): void => media.seek(0);

export const seekBy = ({ media }: LessonPlayer, seconds: number): void =>
  media.seek((media.store.getState().element?.currentTime ?? 0) + seconds);

/** 0 is the beginning, 1 the end. */
export const seekToShare = ({ media }: LessonPlayer, share: number): void =>
  media.seek((media.store.getState().element?.duration || 0) * share);

/** The player as wide as the page, or beside its list. */
export const toggleTheatre = (): void => setLessonPrefs({ isTheatre: !lessonPrefs().isTheatre });

export const toggleMute = (): void => setLessonPrefs({ isMuted: !lessonPrefs().isMuted });

/** Volume is one for the whole site; being mute is a lesson's own. */
export function setVolume(volume: number): void {
  setSoundPrefs({ volume });
  if (volume > 0) setLessonPrefs({ isMuted: false });
}

export function changeVolume({ showToast }: LessonPlayer, by: number): void {
  const volume = Math.max(0, Math.min(100, soundPrefs().volume + by));
  setVolume(volume);
  showToast(texts.percent(volume));
}

export function toggleCaptions({ tracks, shownCaptions, showToast }: LessonPlayer): void {
  if (tracks.captions.length === 0) return;
  const hasCaptions = !shownCaptions;
  setLessonPrefs({ hasCaptions });
  showToast(hasCaptions ? texts.captionsOn : texts.captionsOff);
}

/** One step along the speeds; the ends stay where they are. */
export function changeSpeed({ showToast }: LessonPlayer, steps: 1 | -1): void {
  const index = SPEEDS.findIndex((speed) => speed === lessonPrefs().speed);
  const speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, index + steps))]!;
  setLessonPrefs({ speed });
  showToast(texts.speedOf(speed));
}

/** iPhones have no full screen for elements, only for a video. */
interface WithOwnFullscreen extends HTMLVideoElement {
  webkitEnterFullscreen?(): void;
}

/** The player, with all that is drawn over it, fills the screen, or returns. A browser that refuses leaves it where it is. */
export async function toggleFullscreen({ root, media }: LessonPlayer): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else if (root.current?.requestFullscreen) await root.current.requestFullscreen();
    else (media.store.getState().element as WithOwnFullscreen | undefined)?.webkitEnterFullscreen?.();
  } catch {
    // It was not allowed.
  }
}

export async function togglePictureInPicture({ media }: LessonPlayer): Promise<void> {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else await media.store.getState().element?.requestPictureInPicture();
  } catch {
    // There is no picture yet, or the browser refuses.
  }
}
