import { useSoundPrefs, type SoundPrefs } from '@bazaar/shared/player';
import { useMaySound } from './firstInteraction.ts';

/** The visitor's choice of sound as far as the browser allows it: muted until an interaction that permits sound (F67). */
export function useReelSound(): SoundPrefs {
  const { isMuted, volume } = useSoundPrefs();
  const maySound = useMaySound();
  return { isMuted: isMuted || !maySound, volume };
}
