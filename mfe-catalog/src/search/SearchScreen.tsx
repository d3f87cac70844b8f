/** The search of the school (docs/decisions/030); engine and results are the shell's, one index for a page. */
export { SearchPage as SearchScreen } from '@bazaar/shared/search';
