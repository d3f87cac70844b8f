export { startQuery, startTimeFrom } from '../contracts/startTime.ts';
export { seriesFacts } from '../progress/seriesProgress.ts';
export { MORE_FROM_LIMIT, MoreFrom } from './MoreFrom.tsx';
export { useReplaceSearch } from '../ui/screen/useReplaceSearch.ts';
export { VideosNotice } from './VideosNotice.tsx';
export { useLeave } from './WatchScreen.tsx';
export { SeriesScreen as WatchScreen } from './SeriesScreen.tsx';
export { type NewSave } from '../saved/actions.ts';
export { SeriesAbout } from './SeriesAbout.tsx';
