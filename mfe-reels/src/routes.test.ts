import * as paths from '@bazaar/shared/contracts/paths';
import { expectRoutes } from '@bazaar/shared/testing/expectRoutes.ts';
import { test } from 'vitest';
import { routes } from './routes.tsx';

test('every pattern is the reels’ own, and every link to it arrives', () => {
  expectRoutes('reels', routes, [paths.reels, '/reel']);
});
