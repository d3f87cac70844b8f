import { useSyncExternalStore, type ComponentProps } from 'react';
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
  TheatreIcon,
} from '../../../ui/icons.tsx';
import { VOLUME_STEP } from '../../constants.ts';
import { listen } from '../../../device/listen.ts';
import { useSoundPrefs } from '../../core/soundPrefs.ts';
import { useMediaFact } from '../../core/useMedia.ts';
import { controls as texts } from '../../texts.ts';
import {
  restart,
  setVolume,
  toggleCaptions,
  toggleFullscreen,
  toggleMute,
  togglePictureInPicture,
  togglePlay,
  toggleTheatre,
} from '../commands.ts';
import { useLessonPrefs } from '../lessonPrefs.ts';
import { usePlayer } from '../PlayerContext.ts';
import styles from './Controls.module.css';

interface ControlProps extends Omit<ComponentProps<'button'>, 'type'> {
  label: string;
  /** Its key on the page. */
  hotkey?: string;
}

const Control = ({ label, hotkey, ...button }: ControlProps) => (
  <button type="button" aria-label={label} aria-keyshortcuts={hotkey} {...button} />
);

export function PlayButton() {
  const player = usePlayer();
  const isPaused = useMediaFact(player.media, 'isPaused');
  return (
    <Control label={isPaused ? texts.play : texts.pause} hotkey="k" onClick={() => togglePlay(player)}>
      {isPaused ? <PlayIcon /> : <PauseIcon />}
    </Control>
  );
}

export function RestartButton() {
  const player = usePlayer();
  return (
    <Control label={texts.restart} onClick={() => restart(player)}>
      <RestartIcon />
    </Control>
  );
}

export function MuteButton() {
  const { isMuted } = useLessonPrefs();
  return (
    <Control label={isMuted ? texts.unmute : texts.mute} hotkey="m" onClick={toggleMute}>
      {isMuted ? <MutedIcon /> : <SoundIcon />}
    </Control>
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
      aria-label={texts.volume}
      aria-valuetext={texts.percent(audible)}
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
  const isOn = player.shownCaptions !== undefined;
  if (player.tracks.captions.length === 0) return null;
  return (
    <Control label={texts.captions} hotkey="c" aria-pressed={isOn} onClick={() => toggleCaptions(player)}>
      <CaptionsIcon />
    </Control>
  );
}

/** Only where the browser can, and once there is a picture to show. */
export function PictureInPictureButton() {
  const player = usePlayer();
  const hasPicture = useMediaFact(player.media, 'hasPicture');
  if (!document.pictureInPictureEnabled || player.tracks.isAudioOnly) return null;
  return (
    <Control
      label={texts.pictureInPicture}
      aria-disabled={!hasPicture}
      onClick={() => void togglePictureInPicture(player)}
    >
      <PictureInPictureIcon />
    </Control>
  );
}

/** Only where there is room for it beside the picture (Controls.module.css). */
export function TheatreButton() {
  const { isTheatre } = useLessonPrefs();
  return (
    <Control
      label={texts.theatre}
      hotkey="t"
      aria-pressed={isTheatre}
      className={styles.theatre}
      onClick={toggleTheatre}
    >
      <TheatreIcon />
    </Control>
  );
}

export function FullscreenButton() {
  const player = usePlayer();
  const isFullscreen = useSyncExternalStore(onFullscreenChange, () => Boolean(document.fullscreenElement));
  return (
    <Control
      label={isFullscreen ? texts.exitFullscreen : texts.fullscreen}
      hotkey="f"
      onClick={() => void toggleFullscreen(player)}
    >
      {isFullscreen ? <ExitFullscreenIcon /> : <FullscreenIcon />}
    </Control>
  );
}

const onFullscreenChange = (onChange: () => void) => listen(document, ['fullscreenchange'], onChange);
