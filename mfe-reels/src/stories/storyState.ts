import { IMAGE_MS, STEP_MS, STEP_PERCENT } from '../constants.ts';

/** The open story as a state machine: which image is shown, for how long, and what stops its time. */
export interface StoryState {
  /** The number of images of each story, in the order of the strip. */
  imageCounts: readonly number[];
  story: number;
  image: number;
  /** For how long the image was shown. */
  elapsedMs: number;
  /** The image or its placeholder is shown: the time may run. */
  hasLoaded: boolean;
  /** By the reader, until they press Play. */
  isPaused: boolean;
  /** By a long press on the image. */
  isHeld: boolean;
  /** By a hidden tab. */
  isHidden: boolean;
  /** The last image of the last story was shown to its end. */
  isOver: boolean;
}

export type StoryEvent =
  | { type: 'loaded' | 'next' | 'previous' | 'pause' | 'toggle' }
  | { type: 'listed'; imageCounts: readonly number[] }
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

/** The next state of the stories (§4, Stories). */
export function nextStoryState(state: StoryState, event: StoryEvent): StoryState {
  switch (event.type) {
    case 'loaded':
      return { ...state, hasLoaded: true };
    case 'listed':
      return { ...state, imageCounts: event.imageCounts };
    case 'passed': {
      if (!isRunning(state)) return state;
      const elapsedMs = state.elapsedMs + event.ms;
      // However long it was: after a sleep of the device one image is passed, not all of them.
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

/** The percentage of the current image's bar that is filled: 2 for each 100 ms that have passed (§9). */
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
  // The very first image starts again; it is shown already.
  return story > 0 ? at(state, story - 1, imageCounts[story - 1]! - 1) : { ...state, elapsedMs: 0 };
}

const at = (state: StoryState, story: number, image: number): StoryState => ({
  ...state,
  story,
  image,
  elapsedMs: 0,
  hasLoaded: false,
});
