import { screen, type RouteObject } from '@bazaar/shared/router';

/** THE CONTRACT of the playlists (§2, route table). */
export const routes: RouteObject[] = [
  { path: '/creators', ...screen(() => import('./creators/CreatorsScreen.tsx').then((m) => m.CreatorsScreen)) },
  {
    path: '/creators/:playlistCreatorId/topics',
    ...screen(() => import('./topics/TopicsScreen.tsx').then((m) => m.TopicsScreen)),
  },
  {
    path: '/creators/:playlistCreatorId/topics/:playlistTopicId/playlists',
    ...screen(() => import('./playlists/PlaylistsScreen.tsx').then((m) => m.PlaylistsScreen)),
  },
  {
    path: '/creators/:playlistCreatorId/topics/:playlistTopicId/playlists/:playlistId?/videos',
    ...screen(() => import('./watch/PlaylistVideosScreen.tsx').then((m) => m.PlaylistVideosScreen)),
  },
];
