import { Navigate, screen, type RouteObject } from '@bazaar/shared/router';
import * as paths from '@bazaar/shared/contracts/paths';
import type { lists } from './lists.tsx';

const list = (path: keyof typeof lists): RouteObject => ({
  path,
  ...screen(() => import('./lists.tsx').then((m) => m.lists[path])),
});

/** THE CONTRACT of the catalogue (§2, route table). */
export const routes: RouteObject[] = [
  list('/business'),
  list('/business/levels/:creatorTopicId?'),
  list('/level/categories'),
  list('/level/categories/:categoryId'),
  list('/level/categories/:categoryId/subcategories/:subCategoryId'),
  list('/level/categories/:categoryId/subcategories/:subCategoryId/creators/:creatorTopicId?'),
  list('/level/categories/:categoryId/subcategories/:subCategoryId/creators/:creatorTopicId/levels/:levelTopicId'),
  { path: '/levels', element: <Navigate to={paths.categories} replace /> },
  {
    path: '/levels/:creatorTopicId/videos/:levelId?',
    ...screen(() => import('./watch/LevelVideosScreen.tsx').then((m) => m.LevelVideosScreen)),
  },
];
