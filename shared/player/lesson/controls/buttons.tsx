import { useSyncExternalStore } from 'react';
import {
  CaptionsIcon,
  ExitFullscreenIcon,
  FullscreenIcon,
  MutedIcon,
  PauseIcon,
  PictureInPictureIcon,
  PlayIcon,
  RestartIcon,
  SoundIcon,
} from '../../../ui/icons.tsx';
import { VOLUME_STEP } from '../../constants.ts';
import { listen } from '../../core/listen.ts';
import { useSoundPrefs } from '../../core/soundPrefs.ts';
import { useMediaFact } from '../../core/useMedia.ts';
import { messages } from '../../messages.ts';
import {
  restart,
  setVolume,
  toggleCaptions,
  toggleFullscreen,
  toggleMute,
  togglePictureInPicture,
  togglePlay,
} from '../commands.ts';
import { useLessonPrefs } from '../lessonPrefs.ts';
import { usePlayer } from '../PlayerContext.ts';
import styles from './Controls.module.css';

export function PlayButton() {
  const player = usePlayer();
  const isPaused = useMediaFact(player.media, 'isPaused');
  return (
    <button
      type="button"
      aria-label={isPaused ? messages.play : messages.pause}
      aria-keyshortcuts="k"
      onClick={() => togglePlay(player)}
    >
      {isPaused ? <PlayIcon /> : <PauseIcon />}
    </button>
  );
}

export function RestartButton() {
  const player = usePlayer();
  return (
    <button type="button" aria-label={messages.restart} onClick={() => restart(player)}>
      <RestartIcon />
    </button>
  );
}

export function MuteButton() {
  const { isMuted } = useLessonPrefs();
  return (
    <button
      type="button"
      aria-label={isMuted ? messages.unmute : messages.mute}
      aria-keyshortcuts="m"
      onClick={toggleMute}
    >
      {isMuted ? <MutedIcon /> : <SoundIcon />}
    </button>
  );
}

/** Not shown where there is no mouse: phones have keys of their own for it, and iPhones ignore what a page sets. */
export function VolumeSlider() {
  const { isMuted } = useLessonPrefs();
  const { volume } = useSoundPrefs();
  const audible = isMuted ? 0 : volume;
  return (
    <input
      type="range"
      className={styles.volume}
      aria-label={messages.volume}
      aria-valuetext={messages.percent(audible)}
      min={0}
      max={100}
      step={VOLUME_STEP}
      value={audible}
      onChange={(event) => setVolume(Number(event.target.value))}
    />
  );
}

/** Only where the stream has captions. */
export function CaptionsButton() {
  const player = usePlayer();
  const { hasCaptions } = useLessonPrefs();
  if (!player.tracks.hasCaptions) return null;
  return (
    <button
      type="button"
      aria-label={messages.captions}
      aria-pressed={hasCaptions}
      aria-keyshortcuts="c"
      onClick={() => toggleCaptions(player)}
    >
      <CaptionsIcon />
    </button>
  );
}

/** Only where the browser can, and once there is a picture to show. */
export function PictureInPictureButton() {
  const player = usePlayer();
  const hasPicture = useMediaFact(player.media, 'hasPicture');
  if (!document.pictureInPictureEnabled) return null;
  return (
    <button
      type="button"
      aria-label={messages.pictureInPicture}
      aria-disabled={!hasPicture}
      onClick={() => void togglePictureInPicture(player)}
    >
      <PictureInPictureIcon />
    </button>
  );
}

export function FullscreenButton() {
  const player = usePlayer();
  const isFullscreen = useSyncExternalStore(onFullscreenChange, () => Boolean(document.fullscreenElement));
  return (
    <button
      type="button"
      aria-label={isFullscreen ? messages.exitFullscreen : messages.fullscreen}
      aria-keyshortcuts="f"
      onClick={() => void toggleFullscreen(player)}
    >
      {isFullscreen ? <ExitFullscreenIcon /> : <FullscreenIcon />}
    </button>
  );
}

const onFullscreenChange = (onChange: () => void) => listen(document, ['fullscreenchange'], onChange);
