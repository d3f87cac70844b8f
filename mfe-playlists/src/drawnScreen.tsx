import { drawnScreen } from '@bazaar/shared/drawn/drawnScreen';
import { CreatorsScreen } from './creators/CreatorsScreen.tsx';
import { PlaylistsScreen } from './playlists/PlaylistsScreen.tsx';
import { TopicsScreen } from './topics/TopicsScreen.tsx';
import { PlaylistVideosScreen } from './watch/PlaylistVideosScreen.tsx';

/** Drawn by the document before React is there (docs/decisions/024). */
export const show = drawnScreen({
  '/creators': CreatorsScreen,
  '/creators/:playlistCreatorId/topics': TopicsScreen,
  '/creators/:playlistCreatorId/topics/:playlistTopicId/playlists': PlaylistsScreen,
  '/creators/:playlistCreatorId/topics/:playlistTopicId/playlists/:playlistId?/videos': PlaylistVideosScreen,
});
