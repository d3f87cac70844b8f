/** In the place of the player's media in the build of a first screen: an element that has loaded nothing. */
import { MEDIA_FACTS } from '../../player/core/mediaFacts.ts';

const nothing = (): void => {};
const MEDIA = { setElement: nothing };

export const useMedia = () => MEDIA;
export const useMediaFact = (_media: unknown, name: keyof typeof MEDIA_FACTS) => MEDIA_FACTS[name].initial;

/** Of a lesson (shared/player/lesson/usePlayback.ts). */
export const usePlayback = () => ({ media: MEDIA, cues: [], play: nothing, retry: nothing });
