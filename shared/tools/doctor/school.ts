/** The 14 collections of the spec, as the site reads them. */
import { categories, categoryCollection } from '../../data/categories.ts';
import { creatorTopicCollection, topicsOf } from '../../data/creatorTopics.ts';
import { feedPostCollection, feedPosts } from '../../data/feedPosts.ts';
import { levelCreatorCollection, levelCreatorsOf } from '../../data/levelCreators.ts';
import { levelCollection, levelsOf } from '../../data/levels.ts';
import { levelVideoCollection, levelVideosOf } from '../../data/levelVideos.ts';
import { playlistCreatorCollection, playlistCreators } from '../../data/playlistCreators.ts';
import { playlistCollection, playlistsOf } from '../../data/playlists.ts';
import { playlistTopicCollection, playlistTopicsOf } from '../../data/playlistTopics.ts';
import { playlistVideoCollection, playlistVideosOf } from '../../data/playlistVideos.ts';
import { reelCollection, reels } from '../../data/reels.ts';
import type { Collection, CollectionList } from '../../data/schema/collection.ts';
import { NEWEST_FIRST, OLDEST_FIRST } from '../../data/schema/collection.ts';
import { stories, storyCollection } from '../../data/stories.ts';
import { subcategoriesOf, subcategoryCollection } from '../../data/subcategories.ts';
import type { StoredDocument } from './reading/readCollection.ts';

const ANY = 'any-id';

interface Content {
  collection: Pick<Collection<unknown>, 'name' | 'parse'>;
  /** The list that shows it, of any parent. */
  list: CollectionList<unknown>;
  /** The field that links name it by. */
  idField: string;
  /** False for what is shown in lists alone: no page is opened by its document's id. */
  hasPage: boolean;
}

/** The collections that every visitor reads: all but `users`. */
export const CONTENT: readonly Content[] = [
  { collection: categoryCollection, list: categories, idField: 'categoryId', hasPage: true },
  { collection: subcategoryCollection, list: subcategoriesOf(ANY), idField: 'subCategoryId', hasPage: true },
  { collection: creatorTopicCollection, list: topicsOf(ANY), idField: 'creatorTopicId', hasPage: true },
  { collection: levelCollection, list: levelsOf(ANY), idField: 'levelId', hasPage: true },
  { collection: levelVideoCollection, list: levelVideosOf(ANY, 1), idField: 'levelVideoId', hasPage: false },
  { collection: levelCreatorCollection, list: levelCreatorsOf(ANY), idField: 'id', hasPage: true },
  { collection: playlistCreatorCollection, list: playlistCreators, idField: 'playlistCreatorId', hasPage: true },
  { collection: playlistTopicCollection, list: playlistTopicsOf(ANY), idField: 'playlistTopicId', hasPage: true },
  { collection: playlistCollection, list: playlistsOf(ANY), idField: 'playlistId', hasPage: true },
  { collection: playlistVideoCollection, list: playlistVideosOf(ANY), idField: 'playlistVideoId', hasPage: false },
  { collection: reelCollection, list: reels, idField: 'id', hasPage: true },
  { collection: storyCollection, list: stories, idField: 'id', hasPage: false },
  { collection: feedPostCollection, list: feedPosts, idField: 'id', hasPage: false },
];

export const USERS = 'users';

/** The field of the time that a collection's list is ordered by, also where the order is made on the page. */
export const timeFieldOf = ({ list }: Content): string => {
  if (list.read.orderBy) return list.read.orderBy[0];
  return /^(feed-posts|reel-shorts|stories)$/.test(list.read.collection) ? NEWEST_FIRST[0] : OLDEST_FIRST[0];
};

/** A document of content, with what the site's parser makes of it. */
export interface Item extends StoredDocument {
  /** `categories/plumbing` */
  at: string;
  /** The id that links have. */
  linkId: string;
  /** Absent: the parser leaves the document out. */
  parsed?: Readonly<Record<string, unknown>>;
  /** The fields because of which it does. */
  refused: readonly string[];
}

/** All documents that were read: the items of each collection of content by its name, and the users. */
export interface School {
  items: ReadonlyMap<string, readonly Item[]>;
  users: readonly StoredDocument[];
}

/** Parses the documents of a collection one by one. */
export function itemsOf({ collection, idField }: Content, documents: readonly StoredDocument[]): Item[] {
  return documents.map((document) => {
    const { id, data } = document;
    const given = data[idField];
    const refused: string[] = [];
    const [parsed] = withoutWarnings(refused, () => collection.parse([{ id, data }]));
    return {
      ...document,
      at: `${collection.name}/${id}`,
      linkId: typeof given === 'string' && given ? given : id,
      ...(typeof parsed === 'object' && parsed !== null && { parsed: parsed as Item['parsed'] }),
      refused,
    };
  });
}

/** Runs a parser, which warns the editors in the console; the fields that it names go into `fields`. */
function withoutWarnings<T>(fields: string[], parse: () => T): T {
  const { warn } = console;
  console.warn = (text: string) => fields.push(...(/ is left out: (.*)$/.exec(text)?.[1]?.split(', ') ?? []));
  try {
    return parse();
  } finally {
    console.warn = warn;
  }
}
