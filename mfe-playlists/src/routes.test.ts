import { paths } from '@bazaar/shared/contracts/paths';
import { expectRoutes } from '@bazaar/shared/testing/expectRoutes.ts';
import { test } from 'vitest';
import { routes } from './routes.tsx';

test('every pattern is the playlists’ own, and every link to it arrives', () => {
  expectRoutes('playlists', routes, [
    paths.creators,
    paths.creatorTopics('c'),
    paths.topicPlaylists('c', 't'),
    paths.playlistVideos('c', 't', 'p'),
  ]);
});
