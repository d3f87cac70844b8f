/**
 * What the shell provides as the player: the player itself, and what builds of remotes from before shared/series take from it. Once
 * none of them is live any more, this file goes and package.json names player/entry.ts (docs/decisions/039).
 */
export * from '../player/entry.ts';
export { MAX_SKIPS } from '../player/constants.ts';
export { SeriesEnd } from './SeriesEnd.tsx';
export { SeriesHead } from './SeriesHead.tsx';
export { SeriesPlayer } from './SeriesPlayer.tsx';
export { useFailedVideos } from './useFailedVideos.ts';
export { VideoList } from './VideoList.tsx';
