import { AUTOPLAY_SHARE, AUTOPLAY_LINE_SHARE } from '../constants.ts';

/** The video of the feed that plays: at most one. `nearest` plays by itself, `pinned` because the reader started it. */
export interface ActiveVideoState {
  nearest?: string;
  pinned?: string;
  /** Paused by the reader, or at its end: it does not begin again by itself while it stays on the screen. */
  stopped?: string;
  /** Nothing plays in a hidden tab. */
  isTabHidden?: boolean;
}

export type ActiveVideoEvent =
  /** The scroll has come to rest. `nearest` is absent where nothing may play by itself; `onScreen` are all on the screen. */
  | { type: 'measured'; nearest?: string; onScreen: readonly string[] }
  | { type: 'pinned'; id: string }
  | { type: 'stopped'; id: string }
  | { type: 'hidden' };

/** A video that does not play, plays by itself, or plays because the reader started it. */
export type PlaybackState = 'inactive' | 'auto' | 'pinned';

export const NONE: ActiveVideoState = {};

export function nextActiveVideo(state: ActiveVideoState, event: ActiveVideoEvent): ActiveVideoState {
  const { pinned, stopped, nearest } = state;
  switch (event.type) {
    case 'measured': {
      const ifOnScreen = (id: string | undefined) => (id !== undefined && event.onScreen.includes(id) ? id : undefined);
      return { nearest: event.nearest, pinned: ifOnScreen(pinned), stopped: ifOnScreen(stopped) };
    }
    case 'pinned':
      return { nearest, pinned: event.id };
    case 'stopped':
      return { nearest, pinned: pinned === event.id ? undefined : pinned, stopped: event.id };
    case 'hidden':
      return { ...state, isTabHidden: true };
  }
}

export function playbackStateOf(
  { nearest, pinned, stopped, isTabHidden }: ActiveVideoState,
  id: string,
): PlaybackState {
  if (isTabHidden) return 'inactive';
  if (pinned !== undefined) return pinned === id ? 'pinned' : 'inactive';
  return nearest === id && stopped !== id ? 'auto' : 'inactive';
}

/** The position of a video on the screen, in px from its top. */
export interface Span {
  top: number;
  bottom: number;
}

/** The index of the video whose middle is nearest to 40 % of the screen's height; -1 when none shows at least half of itself. */
export function nearestTo40Percent(spans: readonly Span[], viewportHeight: number): number {
  const line = viewportHeight * AUTOPLAY_LINE_SHARE;
  let nearest = -1;
  let least = Infinity;
  spans.forEach(({ top, bottom }, index) => {
    const visiblePx = Math.min(bottom, viewportHeight) - Math.max(top, 0);
    const distance = Math.abs((top + bottom) / 2 - line);
    if (visiblePx <= 0 || visiblePx < (bottom - top) * AUTOPLAY_SHARE || distance >= least) return;
    nearest = index;
    least = distance;
  });
  return nearest;
}

interface Sound {
  state: PlaybackState;
  /** The choice of the reader for this video; undefined before they did. */
  chosen: boolean | undefined;
  /** The sound of the whole site is on, and the page may use it: there has been an interaction. */
  isSiteAudible: boolean;
}

/** A video that plays by itself is muted, one that the reader starts has sound; their own choice wins. */
export const isSilent = ({ state, chosen, isSiteAudible }: Sound): boolean =>
  chosen ?? (state !== 'pinned' && !isSiteAudible);
