import { firstScreen } from '@bazaar/shared/firstScreen/firstScreen';
import { lists } from './lists.tsx';
import { PlaylistVideosScreen } from './watch/PlaylistVideosScreen.tsx';

/** Drawn by the document before React is there (docs/decisions/024). */
export const show = firstScreen({
  ...lists,
  '/creators/:playlistCreatorId/topics/:playlistTopicId/playlists/:playlistId?/videos': PlaylistVideosScreen,
});
