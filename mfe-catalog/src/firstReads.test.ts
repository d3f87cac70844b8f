import * as paths from '@bazaar/shared/contracts/paths';
import { expectFirstReads } from '@bazaar/shared/testing/expectFirstReads.tsx';
import { test } from 'vitest';
import { firstReads } from './firstReads.ts';
import { routes } from './routes.tsx';

test('the document reads what the first screen of each route reads, each page of a level too', () =>
  expectFirstReads(routes, firstReads, [
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
