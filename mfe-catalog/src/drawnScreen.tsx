import { drawnScreen } from '@bazaar/shared/drawn/drawnScreen';
import { lists } from './lists.tsx';
import { LevelVideosScreen } from './watch/LevelVideosScreen.tsx';

/** Drawn by the document before React is there (docs/decisions/024). */
export const show = drawnScreen({ ...lists, '/levels/:creatorTopicId/videos/:levelId?': LevelVideosScreen });
