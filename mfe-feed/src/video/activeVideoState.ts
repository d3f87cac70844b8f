/** Who plays in the feed: at most one. `nearest` plays by itself, `pinned` because the reader asked for it. */
export interface ActiveVideoState {
  nearest?: string;
  pinned?: string;
  /** Paused by the reader, or at its end: it does not begin again by itself while it stays on the screen. */
  stopped?: string;
  /** The tab is hidden: nobody plays. */
  isAsleep?: true;
}

export type ActiveVideoEvent =
  /** The screen has come to rest. `nearest` is absent where nothing may play by itself; `shown` are all on the screen. */
  | { type: 'looked'; nearest?: string; shown: readonly string[] }
  | { type: 'pinned'; id: string }
  | { type: 'stopped'; id: string }
  | { type: 'hidden' };

/** Whether a video waits, plays muted by itself, or plays because it was asked to. */
export type Turn = 'waits' | 'auto' | 'pinned';

export const NOBODY: ActiveVideoState = {};

export function nextActiveVideo(state: ActiveVideoState, event: ActiveVideoEvent): ActiveVideoState {
  const { pinned, stopped, nearest } = state;
  switch (event.type) {
    case 'looked': {
      const isShown = (id: string | undefined) => id !== undefined && event.shown.includes(id);
      return {
        ...(event.nearest !== undefined && { nearest: event.nearest }),
        ...(isShown(pinned) && { pinned: pinned! }),
        ...(isShown(stopped) && { stopped: stopped! }),
      };
    }
    case 'pinned':
      return { ...(nearest !== undefined && { nearest }), pinned: event.id };
    case 'stopped':
      return {
        ...(nearest !== undefined && { nearest }),
        ...(pinned !== undefined && pinned !== event.id && { pinned }),
        stopped: event.id,
      };
    case 'hidden':
      return { ...state, isAsleep: true };
  }
}

export function turnOf({ nearest, pinned, stopped, isAsleep }: ActiveVideoState, id: string): Turn {
  if (isAsleep) return 'waits';
  if (pinned !== undefined) return pinned === id ? 'pinned' : 'waits';
  return nearest === id && stopped !== id ? 'auto' : 'waits';
}
