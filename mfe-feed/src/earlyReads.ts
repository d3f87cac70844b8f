import type { RouteReads } from '@bazaar/shared/contracts/earlyReads';
import { feedPosts } from '@bazaar/shared/data/feedPosts';

/** What the screens of the feed read first (docs/decisions/023). */
export const earlyReads: RouteReads[] = [{ pattern: '/feed', reads: [feedPosts.read] }];
