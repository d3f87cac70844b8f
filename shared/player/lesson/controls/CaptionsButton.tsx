import { CaptionsIcon } from '../../../ui/icons.tsx';
import { toggleCaptions } from '../commands.ts';
import { messages } from '../../messages.ts';
import { usePlayer } from '../PlayerContext.ts';
import { useLessonPrefs } from '../lessonPrefs.ts';

/** Only where the stream has captions. */
export function CaptionsButton() {
  const player = usePlayer();
  const { hasCaptions } = useLessonPrefs();
  if (!player.tracks.hasCaptions) return null;
  return (
    <button
      type="button"
      aria-label={messages.captions}
      aria-pressed={hasCaptions}
      aria-keyshortcuts="c"
      onClick={() => toggleCaptions(player)}
    >
      <CaptionsIcon />
    </button>
  );
}
