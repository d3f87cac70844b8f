import type { FirstRoute } from '@bazaar/shared/contracts/firstReads';
import { reel, reels } from '@bazaar/shared/data/reels';

/** What the screens of the reels read first (docs/decisions/023). */
export const firstReads: FirstRoute[] = [
  {
    pattern: '/reel',
    reads: [reels.read, reel('?reel').read],
    media: { read: 0, stream: 'videoStreamId', idField: 'id', chosenBy: 'reel', linked: 1 },
  },
];
