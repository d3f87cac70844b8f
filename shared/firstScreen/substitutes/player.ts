/** In the place of the player's entry in the build of a first screen: its real components, without any engine. */
export { MAX_SKIPS } from '../../player/constants.ts';
export { isDone, lastWatchedOf } from '../../progress/progress.ts';
export { SeriesAbout } from '../../player/series/SeriesAbout.tsx';
export { SeriesHead } from '../../player/series/SeriesHead.tsx';
export { SeriesPlayer } from '../../player/series/SeriesPlayer.tsx';
export { VideoList } from '../../player/series/VideoList.tsx';
export { VideosNotice } from '../../ui/watch/VideosNotice.tsx';
export { useLeave, WatchScreen } from '../../ui/watch/WatchScreen.tsx';
export { MoreFrom, SeriesEnd, seriesFacts, useFailedVideos } from './controls.ts';
export const preloadHls = (): void => {};
