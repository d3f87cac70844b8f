/** Names that builds of remotes from before `SeriesScreen` take of this module. They go once no such build is live (docs/decisions/039). */
export { startQuery, startTimeFrom } from '../contracts/startTime.ts';
export { seriesFacts } from '../progress/figures.ts';
export { useReplaceSearch } from '../ui/screen/useReplaceSearch.ts';
export { Description as SeriesAbout } from './Description.tsx';
export { WatchScreen } from './SeriesScreen.tsx';
export { useLeave } from './useSelection.ts';
export { VideosNotice } from './VideosNotice.tsx';
