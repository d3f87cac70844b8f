export { MORE_FROM_LIMIT, MoreFrom } from './MoreFrom.tsx';
export * from './ofOlderBuilds.ts';
export { SeriesScreen } from './SeriesScreen.tsx';
export { SeriesEnd } from './UpNextCard.tsx';
export { useSelection, type Selection } from './useSelection.ts';
