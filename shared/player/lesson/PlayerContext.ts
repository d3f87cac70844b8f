import { createContext, useContext, type RefObject } from 'react';
import type { Media } from '../core/createMedia.ts';
import type { CaptionsTrack } from '../core/captionsTracks.ts';
import type { StreamTracks } from '../core/mediaState.ts';

/** The player that its controls and keys work on. */
export interface LessonPlayer {
  media: Media;
  /** The player with all that is drawn over the video: what goes full screen. */
  root: RefObject<HTMLElement | null>;
  /** The length that the video's card shows. */
  statedMs: number | undefined;
  tracks: StreamTracks;
  /** The captions that are shown; undefined for none. */
  shownCaptions: CaptionsTrack | undefined;
  play(): void;
  showHelp(): void;
  /** Shows for a moment, and announces, what a key did. */
  showToast(text: string): void;
}

export const PlayerContext = createContext<LessonPlayer | undefined>(undefined);

export function usePlayer(): LessonPlayer {
  const player = useContext(PlayerContext);
  if (!player) throw new Error('A control stands outside its player');
  return player;
}
