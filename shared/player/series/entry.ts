export { startQuery, startTimeFrom } from '../../contracts/startTime.ts';
export { seriesFacts } from '../../progress/seriesProgress.ts';
export { MORE_FROM_LIMIT, MoreFrom } from '../../ui/watch/MoreFrom.tsx';
export { useReplaceSearch } from '../../ui/screen/useReplaceSearch.ts';
export { VideosNotice } from '../../ui/watch/VideosNotice.tsx';
export { useLeave } from '../../ui/watch/WatchScreen.tsx';
export { SeriesScreen as WatchScreen } from './SeriesScreen.tsx';
export { type NewSave } from '../save/saves.ts';
export { SeriesAbout } from './SeriesAbout.tsx';
