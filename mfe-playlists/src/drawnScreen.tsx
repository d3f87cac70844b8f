import { drawnScreen } from '@bazaar/shared/drawn/drawnScreen';
import { lists } from './lists.tsx';
import { PlaylistVideosScreen } from './watch/PlaylistVideosScreen.tsx';

/** Drawn by the document before React is there (docs/decisions/024). */
export const show = drawnScreen({
  ...lists,
  '/creators/:playlistCreatorId/topics/:playlistTopicId/playlists/:playlistId?/videos': PlaylistVideosScreen,
});
