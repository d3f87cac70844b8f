/** In the place of the player's media in the build of a drawn screen: an element that has loaded nothing. */
const nothing = (): void => {};
const MEDIA = { setElement: nothing };

/** Of the facts that a player without controls shows, one is true. */
export const useMediaFact = (_media: unknown, name: 'isPaused' | 'isEnded' | 'isWaiting') => name === 'isPaused';

/** Of a lesson (shared/player/lesson/usePlayback.ts). */
export const usePlayback = () => ({
  media: MEDIA,
  tracks: { captions: [] },
  captions: [],
  play: nothing,
  retry: nothing,
});
