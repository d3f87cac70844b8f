import { createContext, useContext, type RefObject } from 'react';
import type { Sound } from '../prefs/useSound.ts';
import type { StreamTracks } from '../core/streamMenu.ts';

/** What the controls and the keys of one player work on. */
export interface Player {
  video: RefObject<HTMLVideoElement | null>;
  /** The player with all that is drawn over the video: what goes full screen. */
  root: RefObject<HTMLElement | null>;
  /** The length that the video's card shows. */
  statedMs: number | undefined;
  sound: Sound;
  tracks: StreamTracks;
  play(): void;
  showHelp(): void;
  /** Shows for a moment, and says, what a key did. */
  say(text: string): void;
}

export const PlayerContext = createContext<Player | undefined>(undefined);

export function usePlayer(): Player {
  const player = useContext(PlayerContext);
  if (!player) throw new Error('A control stands outside its player');
  return player;
}
