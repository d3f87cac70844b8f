import type * as original from './SeriesFinished.tsx';

/** Said only once lessons are watched. */
export const SeriesFinished: typeof original.SeriesFinished = () => <></>;
