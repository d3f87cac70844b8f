/** The list screens as one file: a visitor goes from each to the next, and each alone is smaller than the cost of asking for it. */
export { LevelCreatorsScreen } from './creators/LevelCreatorsScreen.tsx';
export { BusinessLevelsScreen, LevelsScreen } from './levels/LevelsScreen.tsx';
export { BusinessTopicsScreen } from './topics/BusinessTopicsScreen.tsx';
export { CategoriesScreen } from './topics/CategoriesScreen.tsx';
export { SubcategoriesScreen } from './topics/SubcategoriesScreen.tsx';
export { TopicsScreen } from './topics/TopicsScreen.tsx';
