import { PlayTime, SeekBar } from '@bazaar/shared/player';
import { MutedIcon, PauseIcon, PlayIcon, RestartIcon, SoundIcon } from '@bazaar/shared/ui/icons';
import type { RefObject } from 'react';
import { messages } from '../messages.ts';
import styles from './PostVideo.module.css';

interface ControlsProps {
  video: RefObject<HTMLVideoElement | null>;
  isPaused: boolean;
  isMuted: boolean;
  onPlay(): void;
  onRestart(): void;
  onPause(): void;
  onMute(): void;
}

/** §2, video: play/pause, seek bar and time, mute, restart. */
export function Controls({ video, isPaused, isMuted, onPlay, onPause, onRestart, onMute }: ControlsProps) {
  return (
    <div className={styles.controls}>
      <button
        type="button"
        aria-label={isPaused ? messages.play : messages.pause}
        onClick={isPaused ? onPlay : onPause}
      >
        {isPaused ? <PlayIcon /> : <PauseIcon />}
      </button>
      <SeekBar video={video} />
      <PlayTime video={video} />
      <button type="button" aria-label={isMuted ? messages.unmute : messages.mute} onClick={onMute}>
        {isMuted ? <MutedIcon /> : <SoundIcon />}
      </button>
      <button type="button" aria-label={messages.restart} onClick={onRestart}>
        <RestartIcon />
      </button>
    </div>
  );
}
