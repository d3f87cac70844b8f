import { Navigate, providedScreen, screen, type RouteObject } from '@bazaar/shared/router';
import * as paths from '@bazaar/shared/contracts/paths';
import type * as ListScreens from './listScreens.ts';

const listScreen = (name: keyof typeof ListScreens) =>
  screen(() => import('./listScreens.ts').then((screens) => screens[name]));

/** THE CONTRACT of the catalogue (§2, route table). */
export const routes: RouteObject[] = [
  { path: '/business', ...listScreen('BusinessTopicsScreen') },
  { path: '/business/levels/:creatorTopicId?', ...listScreen('BusinessLevelsScreen') },
  { path: '/level/categories', ...listScreen('CategoriesScreen') },
  { path: '/level/categories/:categoryId', ...listScreen('SubcategoriesScreen') },
  { path: '/level/categories/:categoryId/subcategories/:subCategoryId', ...listScreen('TopicsScreen') },
  {
    path: '/level/categories/:categoryId/subcategories/:subCategoryId/creators/:creatorTopicId?',
    ...listScreen('LevelCreatorsScreen'),
  },
  {
    // The spec's path holds the topic twice; the last one decides (docs/behaviour.md).
    path: '/level/categories/:categoryId/subcategories/:subCategoryId/creators/:creatorTopicId/levels/:levelTopicId',
    ...listScreen('LevelsScreen'),
  },
  { path: '/levels', element: <Navigate to={paths.categories} replace /> },
  // One index for a page, and larger than a remote may be (docs/decisions/030).
  { path: '/search', ...providedScreen('search') },
  {
    path: '/levels/:creatorTopicId/videos/:levelId?',
    ...screen(() => import('./watch/LevelVideosScreen.tsx').then((m) => m.LevelVideosScreen)),
  },
];
