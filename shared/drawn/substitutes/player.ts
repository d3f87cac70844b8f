/** In the place of the player's entry in the build of a drawn screen: its real components, without any engine. */
export { MAX_SKIPS } from '../../player/constants.ts';
export { isDone, lastWatchedOf } from '../../progress/progress.ts';
export { SeriesHead } from '../../player/series/SeriesHead.tsx';
export { SeriesPlayer } from '../../player/series/SeriesPlayer.tsx';
export { VideoList } from '../../player/series/VideoList.tsx';
export { SeriesEnd, useFailedVideos } from './controls.ts';
export const preloadHls = (): void => {};
