import { firstScreen } from '@bazaar/shared/firstScreen/firstScreen';
import { FeedScreen } from './feed/FeedScreen.tsx';

/** Drawn by the document before React is there (docs/decisions/024). */
export const show = firstScreen({ '/feed': FeedScreen });
