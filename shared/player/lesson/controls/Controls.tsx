import { useRef, type ComponentType } from 'react';
import { PlayTime } from '../../core/PlayTime.tsx';
import { SeekBar } from '../../core/SeekBar.tsx';
import { useKeptFocus } from '../overlay/Cover.tsx';
import { usePlayer } from '../PlayerContext.ts';
import {
  CaptionsButton,
  FullscreenButton,
  MuteButton,
  PictureInPictureButton,
  PlayButton,
  RestartButton,
  VolumeSlider,
} from './buttons.tsx';
import styles from './Controls.module.css';
import { SettingsMenu } from './SettingsMenu.tsx';

/** The controls of a lesson, below its picture. `Settings`: what its menu has besides. */
export function Controls({ Settings }: { Settings: ComponentType | undefined }) {
  const { media, statedMs } = usePlayer();
  const controls = useRef<HTMLDivElement>(null);
  useKeptFocus(controls);
  return (
    <div ref={controls} className={styles.controls}>
      <div className={styles.time}>
        <SeekBar media={media} statedMs={statedMs} />
        <PlayTime media={media} statedMs={statedMs} />
      </div>
      <div className={styles.buttons}>
        <PlayButton />
        <RestartButton />
        <MuteButton />
        <VolumeSlider />
        <span className={styles.gap} />
        <CaptionsButton />
        <SettingsMenu Settings={Settings} />
        <PictureInPictureButton />
        <FullscreenButton />
      </div>
    </div>
  );
}
