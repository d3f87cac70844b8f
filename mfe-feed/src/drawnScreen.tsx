import { drawnScreen } from '@bazaar/shared/drawn/drawnScreen';
import { FeedScreen } from './feed/FeedScreen.tsx';

/** Drawn by the document before React is there (docs/decisions/024). */
export const show = drawnScreen({ '/feed': FeedScreen });
