/** In the place of what the pages of levels and playlists share, in the build of a drawn screen. */
export { SeriesScreen } from '../../series/SeriesScreen.tsx';
export { useSelection } from './selection.ts';
export { MoreFrom, SeriesEnd } from './controls.ts';
