import type { StepName } from './visit.ts';

/** Documents that Firestore bills for each step of the measured visit (walkVisit.ts): as many as on the day they were set. */
export const MAX_READS: Readonly<Record<StepName, number>> = {
  'sign-in': 3,
  feed: 23, // ten posts, twelve stories, the progress of the account
  list: 20,
  levels: 11, // two levels, their nine lessons
  lesson: 7,
  reels: 10,
};

/** The most seconds of film that are requested for each that is watched. A lesson of three minutes, left with a full buffer: */
export const MAX_LESSON_RATIO = 1.3;
/** Five reels, a swipe every four seconds: */
export const MAX_REELS_RATIO = 1.7;
/** Five reels of which one had to wait for data, so that those after it buffer more (STALLED_BUFFER_S): */
export const MAX_STALLED_REELS_RATIO = 3.2;
