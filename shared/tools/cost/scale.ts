/** The documents that each screen reads when the school grows: from the limits of shared/data, and the seed's longest lists. */
import { categories } from '../../data/categories.ts';
import { businessTopics, topicsOf } from '../../data/creatorTopics.ts';
import { feedPosts } from '../../data/feedPosts.ts';
import { levelCreatorsOf } from '../../data/levelCreators.ts';
import { levelsOf } from '../../data/levels.ts';
import { levelVideosOf } from '../../data/levelVideos.ts';
import { playlistCreators } from '../../data/playlistCreators.ts';
import { playlistsOf } from '../../data/playlists.ts';
import { playlistTopicsOf } from '../../data/playlistTopics.ts';
import { playlistVideosOf } from '../../data/playlistVideos.ts';
import { reels } from '../../data/reels.ts';
import type { CollectionList } from '../../data/schema/collection.ts';
import { MAX_SORTED } from '../../data/schema/oldestFirst.ts';
import { stories } from '../../data/stories.ts';
import { subcategoriesOf } from '../../data/subcategories.ts';
import type { SeedDocument } from '../backend/seedDocuments.ts';

/** Lengths of each list, in lengths of the seed's longest one. */
export const FACTORS = [1, 10, 100, 1_000] as const;

interface Read {
  what: string;
  list: CollectionList<unknown>;
  /** The field of which each value has a list of its own; absent: the whole collection is one list. */
  parent?: string;
  /** Read to its end before anything is shown, or so far; absent: page by page as the reader scrolls. */
  wholeUntil?: number;
}

const READS: readonly Read[] = [
  { what: '/feed: a page of posts', list: feedPosts },
  { what: '/feed: a page of stories', list: stories },
  { what: '/reel: a page of reels', list: reels },
  { what: '/business: a page of topics', list: businessTopics },
  { what: '/level/categories: a page', list: categories },
  { what: 'a category: its subcategories', list: subcategoriesOf('x'), parent: 'categoryId', wholeUntil: MAX_SORTED },
  { what: 'a subcategory: its topics', list: topicsOf('x'), parent: 'subCategoryId', wholeUntil: MAX_SORTED },
  { what: 'a topic: a page of its creators', list: levelCreatorsOf('x'), parent: 'creatorTopicId' },
  { what: 'a topic: its levels', list: levelsOf('x'), parent: 'creatorTopicId', wholeUntil: MAX_SORTED },
  { what: 'a level: the lessons of its pages', list: levelVideosOf('x', 1), parent: 'levelId', wholeUntil: Infinity },
  { what: '/creators: a page', list: playlistCreators },
  { what: 'a creator: a page of topics', list: playlistTopicsOf('x'), parent: 'playlistCreatorId' },
  { what: 'a creator’s topic: a page of playlists', list: playlistsOf('x'), parent: 'playlistTopicId' },
  { what: 'a playlist: its videos', list: playlistVideosOf('x'), parent: 'playlistId', wholeUntil: Infinity },
];

export interface ReadRow {
  what: string;
  /** Documents read when the screen opens, for each of FACTORS. */
  reads: readonly number[];
}

/** A row for each list of a school, by the documents of its seed; and one for the lessons that the levels of a topic are read with. */
export function readRows(seed: readonly SeedDocument[]): ReadRow[] {
  const rows = READS.map(({ what, list, parent, wholeUntil }) => {
    const { collection, limit } = list.read;
    const longest = longestList(seed, collection, parent);
    const most = wholeUntil ?? limit;
    return { what, reads: FACTORS.map((factor) => Math.min(longest * factor, most)) };
  });
  const lessonsOfLevel = longestList(seed, 'level-videos-new', 'levelId');
  const levels = rows.find(({ what }) => what === 'a topic: its levels')!;
  const lessons = {
    what: 'a topic: the lessons of its levels',
    reads: levels.reads.map((count) => count * lessonsOfLevel),
  };
  return rows.flatMap((row) => (row === levels ? [row, lessons] : [row]));
}

function longestList(seed: readonly SeedDocument[], collection: string, parent: string | undefined): number {
  const lengths = new Map<unknown, number>();
  for (const { path, fields } of seed) {
    if (!path.startsWith(`${collection}/`)) continue;
    const of = parent && fields[parent];
    // Topics without a category are the list of /business.
    if (of !== 'default') lengths.set(of, (lengths.get(of) ?? 0) + 1);
  }
  return Math.max(...lengths.values());
}
