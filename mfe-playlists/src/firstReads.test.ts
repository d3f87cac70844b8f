import * as paths from '@bazaar/shared/contracts/paths';
import { expectFirstReads } from '@bazaar/shared/testing/expectFirstReads.tsx';
import { test } from 'vitest';
import { firstReads } from './firstReads.ts';
import { routes } from './routes.tsx';

test('the document reads what the first screen of each route reads', () =>
  expectFirstReads(routes, firstReads, [
    paths.creators,
    paths.creatorTopics('c'),
    paths.topicPlaylists('c', 't'),
    paths.playlistVideos('c', 't', 'p'),
    paths.playlistVideos('c', 't', 'p', { video: 'v' }),
  ]));
