/** What builds of remotes from before `SeriesScreen` take of this module. It goes once none of them is live any more (docs/decisions/039). */
export { startQuery, startTimeFrom } from '../contracts/startTime.ts';
export { seriesFacts } from '../progress/seriesProgress.ts';
export { useReplaceSearch } from '../ui/screen/useReplaceSearch.ts';
export { Description as SeriesAbout } from './Description.tsx';
export { WatchScreen } from './SeriesScreen.tsx';
export { useLeave } from './useSelection.ts';
export { VideosNotice } from './VideosNotice.tsx';
