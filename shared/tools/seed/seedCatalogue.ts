import { levelsShelf } from './levels.ts';
import { playlistsShelf } from './playlists.ts';
import { createRandom } from './random.ts';
import type { SeedDocument } from './shelf.ts';
import { postsShelf, reelsShelf, storiesShelf } from './social.ts';
import { topicsShelf } from './topics.ts';

export interface SeedOptions {
  /** The moment that 'an hour ago' counts from, in ms. The rest is the same whenever it runs. */
  now: number;
  /** How many feed posts: more for measurements. */
  posts?: number;
}

/** The whole school, as documents to be written. */
export function* seedCatalogue({ now, posts = 140 }: SeedOptions): Generator<SeedDocument> {
  const random = createRandom(7);
  yield* topicsShelf(now);
  yield* levelsShelf(now);
  yield* playlistsShelf(now);
  yield* reelsShelf(now);
  yield* storiesShelf(now);
  yield* postsShelf(now, posts, random);
}
