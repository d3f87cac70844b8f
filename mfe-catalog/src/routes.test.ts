import * as paths from '@bazaar/shared/contracts/paths';
import { expectRoutes } from '@bazaar/shared/testing/expectRoutes.ts';
import { test } from 'vitest';
import { routes } from './routes.tsx';

test('the routes of the catalogue: every pattern is under its prefixes, every builder of paths.ts matches one', () => {
  expectRoutes('catalog', routes, [
    paths.business,
    paths.businessLevels('t'),
    paths.categories,
    paths.subcategories('c'),
    paths.topics('c', 's'),
    paths.levelCreators('c', 's', 't'),
    paths.levels('c', 's', 't'),
    paths.levelsFallback,
    paths.levelVideos('t', 'l'),
    '/levels/t/videos',
  ]);
});
