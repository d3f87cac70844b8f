/** What the journeys know of a page, bundled and run in it (../pageScript.ts): the same in every engine. */
export { complaints } from './complaints.ts';
export { choose, look, lookAtRest, mediaOf, pictureWidth, untilScrolled, windowSize } from './look.ts';
