import { screen, type RouteObject } from '@bazaar/shared/router';

/** THE CONTRACT of the feed (§2, route table). */
export const routes: RouteObject[] = [
  { path: '/feed', ...screen(() => import('./feed/FeedScreen.tsx').then((m) => m.FeedScreen)) },
];
