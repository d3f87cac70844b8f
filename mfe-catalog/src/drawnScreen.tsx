import { drawnScreen } from '@bazaar/shared/drawn/drawnScreen';
import {
  BusinessLevelsScreen,
  BusinessTopicsScreen,
  CategoriesScreen,
  LevelCreatorsScreen,
  LevelsScreen,
  SubcategoriesScreen,
  TopicsScreen,
} from './listScreens.ts';
import { LevelVideosScreen } from './watch/LevelVideosScreen.tsx';

const SUBCATEGORY = '/level/categories/:categoryId/subcategories/:subCategoryId';

/** Drawn by the document before React is there (docs/decisions/024). */
export const show = drawnScreen({
  '/business': BusinessTopicsScreen,
  '/business/levels/:creatorTopicId?': BusinessLevelsScreen,
  '/level/categories': CategoriesScreen,
  '/level/categories/:categoryId': SubcategoriesScreen,
  [SUBCATEGORY]: TopicsScreen,
  [`${SUBCATEGORY}/creators/:creatorTopicId?`]: LevelCreatorsScreen,
  [`${SUBCATEGORY}/creators/:creatorTopicId/levels/:levelTopicId`]: LevelsScreen,
  '/levels/:creatorTopicId/videos/:levelId?': LevelVideosScreen,
});
