import { MEDIA_DISTANCE, POSTER_DISTANCE } from '../constants.ts';

/** The reel that is watched, the direction in which the reader goes, and what they chose for the reel. */
export interface ReelsState {
  current: number;
  /** 1 down the feed, -1 back up. */
  direction: 1 | -1;
  /** At least 80 percent of the current one are in view (§4). */
  isInView: boolean;
  /** By a press; absent until there is one. It ends with the view. */
  choice?: 'play' | 'pause';
  /** Reels with media whose first picture was shown, or never will be. */
  ready: readonly number[];
}

export type ReelsEvent =
  | { type: 'inView' | 'outOfView' | 'ready'; index: number }
  | { type: 'chosen'; choice: 'play' | 'pause' };

/** The feed stands at this reel before the browser has said so: its film may have begun already. */
export const startAt = (index: number): ReelsState => ({ current: index, direction: 1, isInView: true, ready: [] });

/** A reel that comes into view becomes the current one; one that goes out of view is current until another comes into view. */
export function nextReelsState(state: ReelsState, event: ReelsEvent): ReelsState {
  const { current, ready } = state;
  switch (event.type) {
    case 'inView': {
      if (event.index === current) return { ...state, isInView: true };
      const next: ReelsState = {
        current: event.index,
        direction: event.index > current ? 1 : -1,
        isInView: true,
        ready: [],
      };
      return { ...next, ready: ready.filter((index) => hasMedia(roleOf(index, next))) };
    }
    case 'outOfView':
      return event.index === current ? { ...state, isInView: false, choice: undefined } : state;
    case 'ready':
      return ready.includes(event.index) ? state : { ...state, ready: [...ready, event.index] };
    case 'chosen':
      return { ...state, choice: event.choice };
  }
}

/** The share of a reel in the page, by its distance from the one in view (§9): nothing, a poster without media, or media. */
export type ReelRole = 'far' | 'poster' | 'neighbour' | 'current';

/** Of the neighbours only the one in the reader's direction loads ahead: the other was seen already. */
export function roleOf(index: number, { current, direction }: ReelsState): ReelRole {
  const steps = (index - current) * direction;
  if (steps === 0) return 'current';
  if (steps > 0 && steps <= MEDIA_DISTANCE) return 'neighbour';
  return Math.abs(steps) <= POSTER_DISTANCE ? 'poster' : 'far';
}

const hasMedia = (role: ReelRole): boolean => role === 'current' || role === 'neighbour';

/** The state of the page besides the feed. */
export interface Surroundings {
  /** §4: playback starts only after a first user interaction. */
  hasInteracted: boolean;
  isTabHidden: boolean;
  /** Neither reduced motion nor data saver is on. */
  mayAutoplay: boolean;
}

/** True while the current reel is to play. */
export function shouldPlay(
  { isInView, choice }: ReelsState,
  { hasInteracted, isTabHidden, mayAutoplay }: Surroundings,
): boolean {
  if (!isInView || isTabHidden || !hasInteracted) return false;
  return choice === undefined ? mayAutoplay : choice === 'play';
}
