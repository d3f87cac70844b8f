import type { Reel } from '@bazaar/shared/data/reels';
import { PauseIcon, PlayIcon } from '@bazaar/shared/ui/icons';
import { RoundButton } from '../RoundButton.tsx';
import { messages } from './messages.ts';
import styles from './ReelRail.module.css';
import { ShareButton } from './ShareButton.tsx';
import { SoundControl } from './SoundControl.tsx';

interface ReelRailProps {
  reel: Reel;
  /** It neither plays nor is about to. */
  isStill: boolean;
  onToggle(): void;
}

/** What can be done with the reel on view: sound, share, play and pause. */
export const ReelRail = ({ reel, isStill, onToggle }: ReelRailProps) => (
  <div className={styles.rail}>
    <SoundControl />
    <ShareButton reel={reel} />
    <RoundButton label={isStill ? messages.play : messages.pause} onClick={onToggle}>
      {isStill ? <PlayIcon /> : <PauseIcon />}
    </RoundButton>
  </div>
);
