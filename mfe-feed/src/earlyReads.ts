import type { RouteReads } from '@bazaar/shared/contracts/earlyReads';
import { feedPosts } from '@bazaar/shared/data/feedPosts';

/** The first reads of the screens of the feed (docs/decisions/023). */
export const earlyReads: RouteReads[] = [{ pattern: '/feed', reads: [feedPosts.read] }];
