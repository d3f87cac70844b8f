import { setSoundPrefs } from '@bazaar/shared/player';
import { MutedIcon, SoundIcon } from '@bazaar/shared/ui/icons';
import { RoundButton } from '../RoundButton.tsx';
import { messages } from './messages.ts';
import { useReelSound } from './useReelSound.ts';

/** Sound on and off, and how loud: one choice for all reels. Whoever turns the volume wants to hear something. */
export function SoundControl() {
  const { isMuted, volume } = useReelSound();
  return (
    <>
      {canSetVolume() && (
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={volume}
          aria-label={messages.volume}
          aria-valuetext={messages.volumeText(volume)}
          onChange={({ target }) => setSoundPrefs({ volume: Number(target.value), isMuted: false })}
        />
      )}
      <RoundButton
        label={isMuted ? messages.unmute : messages.mute}
        onClick={() => setSoundPrefs({ isMuted: !isMuted })}
      >
        {isMuted ? <MutedIcon /> : <SoundIcon />}
      </RoundButton>
    </>
  );
}

/** On phones whose own buttons alone set the volume, the element keeps 1. */
function canSetVolume(): boolean {
  const probe = document.createElement('audio');
  probe.volume = 0.5;
  return probe.volume === 0.5;
}
