import * as paths from '@bazaar/shared/contracts/paths';
import { expectEarlyReads } from '@bazaar/shared/testing/expectEarlyReads.tsx';
import { test } from 'vitest';
import { earlyReads } from './earlyReads.ts';
import { routes } from './routes.tsx';

test('the document reads what the first screen of each route reads, each page of a level too', () =>
  expectEarlyReads(routes, earlyReads, [
    paths.business,
    paths.businessLevels('t'),
    paths.categories,
    paths.subcategories('c'),
    paths.topics('c', 's'),
    paths.levelCreators('c', 's', 't'),
    paths.levels('c', 's', 't'),
    paths.levelVideos('t', 'l'),
    paths.levelVideos('t', 'l', { page: 2, video: 'v' }),
  ]));
