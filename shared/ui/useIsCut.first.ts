import type * as original from './useIsCut.ts';

/** Nothing is measured: React adds what a cut text has. */
export const useIsCut: typeof original.useIsCut = () => false;
