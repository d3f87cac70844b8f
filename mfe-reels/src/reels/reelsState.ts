import { MEDIA_DISTANCE, SHELL_DISTANCE } from './constants.ts';

/** Which reel is the one to watch, where the reader is heading, and what they decided about it. */
export interface ReelsState {
  current: number;
  /** 1 down the feed, -1 back up. */
  direction: 1 | -1;
  /** At least 80 percent of the current one are in view (§4). */
  isOnView: boolean;
  /** By a press; absent while the reader leaves it to us. It ends with the view. */
  choice?: 'play' | 'pause';
}

export type ReelsEvent = { type: 'seen' | 'left'; index: number } | { type: 'chosen'; choice: 'play' | 'pause' };

export const startAt = (index: number): ReelsState => ({ current: index, direction: 1, isOnView: false });

/** A reel that comes into view becomes the current one; one that leaves is current until another has come. */
export function nextReelsState(state: ReelsState, event: ReelsEvent): ReelsState {
  const { current, direction } = state;
  switch (event.type) {
    case 'seen':
      if (event.index === current) return { ...state, isOnView: true };
      return { current: event.index, direction: event.index > current ? 1 : -1, isOnView: true };
    case 'left':
      return event.index === current ? { current, direction, isOnView: false } : state;
    case 'chosen':
      return { ...state, choice: event.choice };
  }
}

/** What a reel may own, by its distance from the one on view (§9): nothing, a player without media, or media. */
export type ReelRole = 'far' | 'shell' | 'neighbour' | 'current';

/** Of the neighbours only the one that the reader is heading for loads ahead: the other was seen already. */
export function roleOf(index: number, { current, direction }: ReelsState): ReelRole {
  const steps = (index - current) * direction;
  if (steps === 0) return 'current';
  if (steps > 0 && steps <= MEDIA_DISTANCE) return 'neighbour';
  return Math.abs(steps) <= SHELL_DISTANCE ? 'shell' : 'far';
}

/** What is true of the page besides the feed. */
export interface Surroundings {
  /** §4: playback starts only after a first user interaction. */
  hasInteracted: boolean;
  isTabHidden: boolean;
  /** Neither motion nor data are unwelcome. */
  mayPlayUnasked: boolean;
}

/** Whether the current reel is to play. */
export function shouldPlay(
  { isOnView, choice }: ReelsState,
  { hasInteracted, isTabHidden, mayPlayUnasked }: Surroundings,
): boolean {
  if (!isOnView || isTabHidden || !hasInteracted) return false;
  return choice === undefined ? mayPlayUnasked : choice === 'play';
}
