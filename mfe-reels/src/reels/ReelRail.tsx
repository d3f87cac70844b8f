import type { Reel } from '@bazaar/shared/data/reels';
import { useMediaFact } from '@bazaar/shared/player';
import { PauseIcon, PlayIcon } from '@bazaar/shared/ui/icons';
import type { RefObject } from 'react';
import { RoundButton } from '../RoundButton.tsx';
import { messages } from './messages.ts';
import styles from './ReelRail.module.css';
import { ShareButton } from './ShareButton.tsx';
import { SoundControl } from './SoundControl.tsx';

interface ReelRailProps {
  reel: Reel;
  video: RefObject<HTMLVideoElement | null>;
  /** It is about to play: what the button offers is to pause. */
  isStarting: boolean;
  onToggle(): void;
}

/** What can be done with the reel on view: sound, share, play and pause. */
export function ReelRail({ reel, video, isStarting, onToggle }: ReelRailProps) {
  const isStill = useMediaFact(video, 'isPaused') && !isStarting;
  return (
    <>
      {isStill && (
        <span className={styles.still}>
          <PlayIcon size={56} />
        </span>
      )}
      <div className={styles.rail}>
        <SoundControl />
        <ShareButton reel={reel} />
        <RoundButton label={isStill ? messages.play : messages.pause} onClick={onToggle}>
          {isStill ? <PlayIcon /> : <PauseIcon />}
        </RoundButton>
      </div>
    </>
  );
}
