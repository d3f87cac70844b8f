import type * as original from './hooks.ts';

/** Nothing is marked as watched: React adds the figures, which moves nothing. */
export const useWatchedShare: typeof original.useWatchedShare = () => 0;
export const useIsFinished: typeof original.useIsFinished = () => undefined;
