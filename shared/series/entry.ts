export { MORE_FROM_LIMIT, MoreFrom } from './MoreFrom.tsx';
export { SeriesScreen } from './SeriesScreen.tsx';
export { SeriesEnd } from './UpNextCard.tsx';
export { useSelection } from './useSelection.ts';

// Names that builds of remotes from before `SeriesScreen` take: they go once no such build is live (docs/decisions/041).
export { startQuery, startTimeFrom } from '../contracts/startTime.ts';
export { seriesFacts } from '../progress/figures.ts';
export { useReplaceSearch } from '../ui/screen/useReplaceSearch.ts';
export { Description as SeriesAbout } from './Description.tsx';
export { WatchScreen } from './SeriesScreen.tsx';
export { useLeave } from './useSelection.ts';
export { VideosNotice } from './VideosNotice.tsx';
