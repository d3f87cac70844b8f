import type * as original from './entry.ts';

export { MORE_FROM_LIMIT, MoreFrom } from './MoreFrom.tsx';
export { SeriesScreen } from './SeriesScreen.tsx';
export { useSelection } from './useSelection.ts';

/** Shown after the last lesson. */
export const SeriesEnd: typeof original.SeriesEnd = () => <></>;
