import { screen, type RouteObject } from '@bazaar/shared/router';

/** THE CONTRACT of the reels (§2, route table). */
export const routes: RouteObject[] = [
  { path: '/reel', ...screen(() => import('./reels/ReelsScreen.tsx').then((m) => m.ReelsScreen)) },
];
