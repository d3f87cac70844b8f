import { IMAGE_MS, STEP_MS, STEP_PERCENT } from './constants.ts';

/** The open story as a state machine: which image is shown, for how long it has been, and what keeps it standing still. */
export interface StoryState {
  /** How many images each story has, in the order of the strip. */
  imageCounts: readonly number[];
  story: number;
  image: number;
  /** How long the image has been looked at. */
  elapsedMs: number;
  /** The image is there, or its placeholder: the time may run. */
  hasLoaded: boolean;
  /** By the reader, until they say otherwise. */
  isPaused: boolean;
  /** By a finger that rests on the picture. */
  isHeld: boolean;
  /** By a tab that nobody sees. */
  isHidden: boolean;
  /** The last image of the last story has passed. */
  isOver: boolean;
}

export type StoryEvent =
  | { type: 'loaded' | 'next' | 'previous' | 'pause' | 'toggle' }
  | { type: 'passed'; ms: number }
  | { type: 'held'; isHeld: boolean }
  | { type: 'hidden'; isHidden: boolean };

export const openStory = (
  imageCounts: readonly number[],
  story: number,
  { isPaused }: { isPaused: boolean },
): StoryState => ({
  imageCounts,
  story,
  image: 0,
  elapsedMs: 0,
  hasLoaded: false,
  isPaused,
  isHeld: false,
  isHidden: false,
  isOver: false,
});

/** What the stories do next (§4, Stories). */
export function nextStoryState(state: StoryState, event: StoryEvent): StoryState {
  switch (event.type) {
    case 'loaded':
      return { ...state, hasLoaded: true };
    case 'passed': {
      if (!isRunning(state)) return state;
      const elapsedMs = state.elapsedMs + event.ms;
      // However long it was: after a sleep of the device one image passes, not all of them.
      return elapsedMs < IMAGE_MS ? { ...state, elapsedMs } : forward(state);
    }
    case 'next':
      return forward(state);
    case 'previous':
      return back(state);
    case 'pause':
      return { ...state, isPaused: true };
    case 'toggle':
      return { ...state, isPaused: !state.isPaused };
    case 'held':
      return { ...state, isHeld: event.isHeld };
    case 'hidden':
      return { ...state, isHidden: event.isHidden };
  }
}

export const isRunning = (state: StoryState): boolean =>
  state.hasLoaded && !(state.isPaused || state.isHeld || state.isHidden || state.isOver);

/** How full the bar of the image on view is: 2 percent for each 100 ms that have passed (§9). */
export const progressPercent = ({ elapsedMs }: StoryState): number =>
  Math.min(100, Math.floor(elapsedMs / STEP_MS) * STEP_PERCENT);

function forward(state: StoryState): StoryState {
  const { imageCounts, story, image } = state;
  if (image + 1 < imageCounts[story]!) return at(state, story, image + 1);
  return story + 1 < imageCounts.length ? at(state, story + 1, 0) : { ...state, isOver: true };
}

function back(state: StoryState): StoryState {
  const { imageCounts, story, image } = state;
  if (image > 0) return at(state, story, image - 1);
  // The first image of all begins anew; it is on view already.
  return story > 0 ? at(state, story - 1, imageCounts[story - 1]! - 1) : { ...state, elapsedMs: 0 };
}

const at = (state: StoryState, story: number, image: number): StoryState => ({
  ...state,
  story,
  image,
  elapsedMs: 0,
  hasLoaded: false,
});
