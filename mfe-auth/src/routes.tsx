import { screen, type RouteObject } from '@bazaar/shared/router';

/** THE CONTRACT of sign-in (§2, route table). */
export const routes: RouteObject[] = [
  { path: '/login', ...screen(() => import('./login/LoginScreen.tsx').then((m) => m.LoginScreen)) },
];
