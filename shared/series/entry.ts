export { MORE_FROM_LIMIT, MoreFrom } from './MoreFrom.tsx';
export { SeriesScreen } from './SeriesScreen.tsx';
export { SeriesEnd } from './UpNextCard.tsx';
export { useSelection } from './useSelection.ts';
