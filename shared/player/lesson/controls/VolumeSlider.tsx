import { VOLUME_STEP } from '../../constants.ts';
import { messages } from '../../messages.ts';
import { usePlayer } from '../PlayerContext.ts';
import styles from './VolumeSlider.module.css';

/** Not shown where there is no mouse: phones have keys of their own for it, and iPhones ignore what a page sets. */
export function VolumeSlider() {
  const { isMuted, volume, setVolume } = usePlayer().sound;
  const heard = isMuted ? 0 : volume;
  return (
    <input
      type="range"
      className={styles.slider}
      aria-label={messages.volume}
      aria-valuetext={messages.percent(heard)}
      min={0}
      max={100}
      step={VOLUME_STEP}
      value={heard}
      onChange={(event) => setVolume(Number(event.target.value))}
    />
  );
}
