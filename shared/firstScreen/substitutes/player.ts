/** In the place of the player's entry in the build of a first screen: its real components, without any engine. */
export { MAX_SKIPS } from '../../player/constants.ts';
export { isDone, lastWatchedOf } from '../../progress/progress.ts';
export { SeriesHead } from '../../series/SeriesHead.tsx';
export { SeriesPlayer } from '../../series/SeriesPlayer.tsx';
export { VideoList } from '../../series/VideoList.tsx';
export { SeriesEnd, useFailedVideos } from './controls.ts';
export const preloadHls = (): void => {};
