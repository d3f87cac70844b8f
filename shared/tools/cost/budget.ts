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
/** Five reels, a swipe every four seconds: five segments of 1 s of each, and the first of the next reel. */
const MAX_REELS_RATIO = 1.3;
/** A reel that buffers 6 s ahead (STALLED_BUFFER_S) requests six segments more than another: 0.3 of the 20 s that are watched in all. */
const RATIO_OF_STALLED_REEL = 0.3;

/** The most for the five reels where so many of them buffer more, since the first of these had to wait for data in its middle. */
export const maxReelsRatio = (reelsAfterStall: number): number =>
  MAX_REELS_RATIO + reelsAfterStall * RATIO_OF_STALLED_REEL;
