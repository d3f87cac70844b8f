/** In the place of what the pages of levels and playlists share, in the build of a first screen. */
export { SeriesAbout } from '../../series/SeriesAbout.tsx';
export { VideosNotice } from '../../series/VideosNotice.tsx';
export { SeriesScreen as WatchScreen } from '../../series/SeriesScreen.tsx';
export { useLeave } from '../../series/WatchScreen.tsx';
export { MoreFrom, seriesFacts, startQuery, startTimeFrom, useReplaceSearch } from './controls.ts';
