/** In the place of the player's entry in the build of a drawn screen: what a playlist opens with, without any engine. */
export { lastWatchedOf } from '../../progress/device.ts';
