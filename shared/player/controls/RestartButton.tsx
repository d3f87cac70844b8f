import { RestartIcon } from '../../ui/icons.tsx';
import { restart } from '../lesson/commands.ts';
import { messages } from '../messages.ts';
import { usePlayer } from '../lesson/PlayerContext.ts';

export function RestartButton() {
  const player = usePlayer();
  return (
    <button type="button" aria-label={messages.restart} onClick={() => restart(player)}>
      <RestartIcon />
    </button>
  );
}
