import type { FirstRoute } from '@bazaar/shared/contracts/firstReads';
import { feedPosts } from '@bazaar/shared/data/feedPosts';

/** What the screens of the feed read first (docs/decisions/023). */
export const firstReads: FirstRoute[] = [{ pattern: '/feed', reads: [feedPosts.read] }];
