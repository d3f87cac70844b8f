import { Navigate, screen, type RouteObject } from '@bazaar/shared/router';
import { paths } from '@bazaar/shared/contracts/paths';

/** THE CONTRACT of the catalogue (§2, route table). */
export const routes: RouteObject[] = [
  { path: '/business', ...screen(() => import('./topics/BusinessTopicsScreen.tsx').then((m) => m.BusinessTopicsScreen)) },
  { path: '/business/levels/:creatorTopicId?', ...screen(() => import('./levels/LevelsScreen.tsx').then((m) => m.BusinessLevelsScreen)) },
  { path: '/level/categories', ...screen(() => import('./topics/CategoriesScreen.tsx').then((m) => m.CategoriesScreen)) },
  { path: '/level/categories/:categoryId', ...screen(() => import('./topics/SubcategoriesScreen.tsx').then((m) => m.SubcategoriesScreen)) },
  {
    path: '/level/categories/:categoryId/subcategories/:subCategoryId',
    ...screen(() => import('./topics/TopicsScreen.tsx').then((m) => m.TopicsScreen)),
  },
  {
    path: '/level/categories/:categoryId/subcategories/:subCategoryId/creators/:creatorTopicId?',
    ...screen(() => import('./creators/LevelCreatorsScreen.tsx').then((m) => m.LevelCreatorsScreen)),
  },
  {
    // The spec's path holds the topic twice; the last one decides (docs/decisions/010).
    path: '/level/categories/:categoryId/subcategories/:subCategoryId/creators/:creatorTopicId/levels/:levelTopicId',
    ...screen(() => import('./levels/LevelsScreen.tsx').then((m) => m.LevelsScreen)),
  },
  { path: '/levels', element: <Navigate to={paths.categories} replace /> },
  { path: '/levels/:creatorTopicId/videos/:levelId?', ...screen(() => import('./watch/LevelVideosScreen.tsx').then((m) => m.LevelVideosScreen)) },
];
