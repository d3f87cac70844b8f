import * as paths from '@bazaar/shared/contracts/paths';
import { expectRoutes } from '@bazaar/shared/testing/expectRoutes.ts';
import { test } from 'vitest';
import { routes } from './routes.tsx';

test('routes: every pattern is under the feed’s prefixes, and every link matches one', () => {
  expectRoutes('feed', routes, [paths.feed]);
});
