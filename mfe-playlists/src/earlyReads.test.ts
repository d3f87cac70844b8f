import * as paths from '@bazaar/shared/contracts/paths';
import { expectEarlyReads } from '@bazaar/shared/testing/expectEarlyReads.tsx';
import { test } from 'vitest';
import { earlyReads } from './earlyReads.ts';
import { routes } from './routes.tsx';

test('the document reads what the first screen of each route reads', () =>
  expectEarlyReads(routes, earlyReads, [
    paths.creators,
    paths.creatorTopics('c'),
    paths.topicPlaylists('c', 't'),
    paths.playlistVideos('c', 't', 'p'),
    paths.playlistVideos('c', 't', 'p', { video: 'v' }),
  ]));
