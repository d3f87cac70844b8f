import { useRef } from 'react';
import { PlayTime } from '../PlayTime.tsx';
import { usePlayer } from '../PlayerContext.ts';
import { SeekBar } from '../SeekBar.tsx';
import { useFocusStays } from '../useFocusStays.ts';
import { CaptionsButton } from './CaptionsButton.tsx';
import styles from './Controls.module.css';
import { FullscreenButton } from './FullscreenButton.tsx';
import { MuteButton } from './MuteButton.tsx';
import { PictureInPictureButton } from './PictureInPictureButton.tsx';
import { PlayButton } from './PlayButton.tsx';
import { RestartButton } from './RestartButton.tsx';
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
