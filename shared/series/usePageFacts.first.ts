import type * as original from './usePageFacts.ts';

/** The document has no address for search engines before React is there. */
export const usePageFacts: typeof original.usePageFacts = () => {};
