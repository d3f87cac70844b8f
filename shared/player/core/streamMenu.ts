/** What a stream has to choose from. */
export interface StreamTracks {
  /** The lowest first. */
  heightsPx: readonly number[];
  /** The one on screen. */
  playingPx: number | undefined;
  hasCaptions: boolean;
}

/** Of a player with a menu: it is told what there is, and the choices made in it are followed. */
export interface StreamMenu {
  onTracks(tracks: StreamTracks): void;
  /** Captions as they arrive; the same may come twice. */
  onCues(cues: readonly VTTCue[]): void;
}

export const NO_TRACKS: StreamTracks = { heightsPx: [], playingPx: undefined, hasCaptions: false };
