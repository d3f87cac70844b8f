import { drawnScreen } from '@bazaar/shared/drawn/drawnScreen';
import { ReelsScreen } from './reels/ReelsScreen.tsx';

/** Drawn by the document before React is there (docs/decisions/024). */
export const show = drawnScreen({ '/reel': ReelsScreen });
