import * as paths from '@bazaar/shared/contracts/paths';
import { expectRoutes } from '@bazaar/shared/testing/expectRoutes.ts';
import { test } from 'vitest';
import { routes } from './routes.tsx';

test('the routes of the playlists: every pattern is under its prefixes, every builder of paths.ts matches one', () => {
  expectRoutes('playlists', routes, [
    paths.creators,
    paths.creatorTopics('c'),
    paths.topicPlaylists('c', 't'),
    paths.playlistVideos('c', 't', 'p'),
  ]);
});
