/** In the place of what the pages of levels and playlists share, in the build of a drawn screen. */
export { SeriesAbout } from '../../player/series/SeriesAbout.tsx';
export { VideosNotice } from '../../ui/watch/VideosNotice.tsx';
export { SeriesScreen as WatchScreen } from '../../player/series/SeriesScreen.tsx';
export { useLeave } from '../../ui/watch/WatchScreen.tsx';
export { MoreFrom, seriesFacts, startQuery, startTimeFrom, useReplaceSearch } from './controls.ts';
