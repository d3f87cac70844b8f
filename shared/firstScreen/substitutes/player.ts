/** In the place of the player's entry in the build of a first screen: its real components, without any engine. */
export { MAX_SKIPS } from '../../player/constants.ts';
export { isDone, lastWatchedOf } from '../../progress/progress.ts';
export { ShareButton } from '../../player/share/ShareButton.tsx';
export { LessonActions } from '../../player/series/LessonActions.tsx';
export { SaveButton } from './saves.ts';
export { LessonDescription } from '../../player/series/LessonDescription.tsx';
export { SeriesHead } from '../../player/series/SeriesHead.tsx';
export { SeriesPlayer } from '../../player/series/SeriesPlayer.tsx';
export { useFailedVideos } from '../../player/series/useFailedVideos.ts';
export { VideoList } from '../../player/series/VideoList.tsx';
export { SeriesEnd } from './controls.ts';
export const preloadHls = (): void => {};
