import { screen, type RouteObject } from '@bazaar/shared/router';
import type { lists } from './lists.tsx';

const list = (path: keyof typeof lists): RouteObject => ({
  path,
  ...screen(() => import('./lists.tsx').then((m) => m.lists[path])),
});

/** THE CONTRACT of the playlists (§2, route table). */
export const routes: RouteObject[] = [
  list('/creators'),
  list('/creators/:playlistCreatorId/topics'),
  list('/creators/:playlistCreatorId/topics/:playlistTopicId/playlists'),
  {
    path: '/creators/:playlistCreatorId/topics/:playlistTopicId/playlists/:playlistId?/videos',
    ...screen(() => import('./watch/PlaylistVideosScreen.tsx').then((m) => m.PlaylistVideosScreen)),
  },
];
