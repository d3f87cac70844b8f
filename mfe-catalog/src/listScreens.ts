/** The list screens as one chunk: visitors go from each to the next, and each alone is smaller than the overhead of a request. */
export { LevelCreatorsScreen } from './creators/LevelCreatorsScreen.tsx';
export { BusinessLevelsScreen, LevelsScreen } from './levels/LevelsScreen.tsx';
export { BusinessTopicsScreen } from './topics/BusinessTopicsScreen.tsx';
export { CategoriesScreen } from './topics/CategoriesScreen.tsx';
export { SubcategoriesScreen } from './topics/SubcategoriesScreen.tsx';
export { TopicsScreen } from './topics/TopicsScreen.tsx';
