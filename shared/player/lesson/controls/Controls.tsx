import { useRef } from 'react';
import { PlayTime } from '../../core/PlayTime.tsx';
import { usePlayer } from '../PlayerContext.ts';
import { SeekBar } from '../../core/SeekBar.tsx';
import { useFocusStays } from '../useFocusStays.ts';
import { CaptionsButton } from './CaptionsButton.tsx';
import styles from './Controls.module.css';
import { FullscreenButton } from './buttons.tsx';
import { MuteButton } from '../../controls/MuteButton.tsx';
import { PictureInPictureButton } from '../../controls/PictureInPictureButton.tsx';
import { PlayButton } from '../../controls/PlayButton.tsx';
import { RestartButton } from '../../controls/RestartButton.tsx';
import { SettingsMenu } from './SettingsMenu.tsx';
import { VolumeSlider } from './VolumeSlider.tsx';

/** What every video has (§2, Feed), and what only a lesson needs. */
export function Controls({ isLesson }: { isLesson: boolean }) {
  const { video, statedMs } = usePlayer();
  const controls = useRef<HTMLDivElement>(null);
  useFocusStays(controls);
  return (
    <div ref={controls} className={styles.controls}>
      <div className={styles.place}>
        <SeekBar video={video} statedMs={statedMs} />
        <PlayTime video={video} statedMs={statedMs} />
      </div>
      <div className={styles.buttons}>
        <PlayButton />
        <RestartButton />
        <MuteButton />
        {isLesson && <VolumeSlider />}
        <span className={styles.gap} />
        {isLesson && (
          <>
            <CaptionsButton />
            <SettingsMenu />
            <PictureInPictureButton />
          </>
        )}
        <FullscreenButton />
      </div>
    </div>
  );
}
