import type { RouteReads } from '@bazaar/shared/contracts/earlyReads';
import { reel, reels } from '@bazaar/shared/data/reels';
import { stories } from '@bazaar/shared/data/stories';

/** The first reads of the screens of the reels and of the strip of stories (docs/decisions/023). */
export const earlyReads: RouteReads[] = [
  {
    pattern: '/reel',
    reads: [reels.read, reel('?reel').read],
    media: { read: 0, stream: 'videoStreamId', idField: 'id', chosenBy: 'reel', linked: 1 },
  },
  // The strip of stories, which the shell shows there.
  { pattern: '/feed', reads: [stories.read] },
];
