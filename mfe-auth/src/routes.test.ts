import { paths } from '@bazaar/shared/contracts/paths';
import { expectRoutes } from '@bazaar/shared/testing/expectRoutes.ts';
import { test } from 'vitest';
import { routes } from './routes.tsx';

test('every pattern is the sign-in’s own, and every link to it arrives', () => {
  expectRoutes('auth', routes, [paths.login]);
});
