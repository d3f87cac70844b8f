/** In the place of the player's entry in the build of a drawn screen: what a playlist opens with and the choice of sound, without any engine. */
export { lastWatchedOf } from '../../progress/device.ts';
export { setSoundPrefs, useSoundPrefs } from '../../player/core/soundPrefs.ts';

const nothing = (): void => {};
export { nothing as play, nothing as preloadHls };
