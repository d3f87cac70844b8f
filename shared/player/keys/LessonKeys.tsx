import { usePlayer } from '../lesson/PlayerContext.ts';
import { useEscape } from './useEscape.ts';
import { useHotkeys } from '../lesson/keys/useLessonKeys.ts';

/** The keys of a lesson; draws nothing. */
export function LessonKeys({ onBack }: { onBack: (() => void) | undefined }) {
  const player = usePlayer();
  useHotkeys(player);
  useEscape(player.root, onBack);
  return null;
}
