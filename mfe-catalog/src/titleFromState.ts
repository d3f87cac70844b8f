import { titleFrom } from '@bazaar/shared/contracts/navigationState';
import { useLocation } from '@bazaar/shared/router';

/** The title that the page before handed on. */
export const useTitleFromState = (otherwise: string): string => titleFrom(useLocation().state) ?? otherwise;
