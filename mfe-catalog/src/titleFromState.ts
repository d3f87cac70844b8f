import { titleFrom } from '@bazaar/shared/contracts/navigationState';
import { useLocation } from '@bazaar/shared/router';

/** The title that the page before handed on, if it did. */
export const useGivenTitle = (): string | undefined => titleFrom(useLocation().state);
