import { PauseIcon, PlayIcon } from '../../ui/icons.tsx';
import { togglePlay } from '../lesson/commands.ts';
import { messages } from '../messages.ts';
import { usePlayer } from '../lesson/PlayerContext.ts';
import { useMediaFact } from '../useMediaFact.ts';

export function PlayButton() {
  const player = usePlayer();
  const isPaused = useMediaFact(player.video, 'isPaused');
  return (
    <button
      type="button"
      aria-label={isPaused ? messages.play : messages.pause}
      aria-keyshortcuts="k"
      onClick={() => togglePlay(player)}
    >
      {isPaused ? <PlayIcon /> : <PauseIcon />}
    </button>
  );
}
