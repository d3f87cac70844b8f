/** The functions that the journeys run in a page (../pageScript.ts), the same in every engine. */
export { pageErrors } from './pageErrors.ts';
export { startTranslation } from '../../../../shared/testing/translation.ts';
export { choose, look, lookAtRest, mediaOf, pictureWidth, untilScrolled, windowSize } from './look.ts';
