import { MutedIcon, SoundIcon } from '../../ui/icons.tsx';
import { toggleMute } from '../lesson/commands.ts';
import { messages } from '../messages.ts';
import { usePlayer } from '../lesson/PlayerContext.ts';

export function MuteButton() {
  const player = usePlayer();
  const { isMuted } = player.sound;
  return (
    <button
      type="button"
      aria-label={isMuted ? messages.unmute : messages.mute}
      aria-keyshortcuts="m"
      onClick={() => toggleMute(player)}
    >
      {isMuted ? <MutedIcon /> : <SoundIcon />}
    </button>
  );
}
