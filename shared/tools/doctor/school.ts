/** The 14 collections of the spec, as the site reads them. */
import { categories, categoryCollection } from '../../data/categories.ts';
import { businessTopics, creatorTopicCollection, isBusinessTopic, topicsOf } from '../../data/creatorTopics.ts';
import { feedPostCollection, feedPosts } from '../../data/feedPosts.ts';
import { levelCreatorCollection, levelCreatorsOf } from '../../data/levelCreators.ts';
import { levelCollection, levelsOf, levelsTaughtBy } from '../../data/levels.ts';
import { levelVideoCollection, levelVideosOf } from '../../data/levelVideos.ts';
import { playlistCreatorCollection, playlistCreators } from '../../data/playlistCreators.ts';
import { playlistCollection, playlistsOf } from '../../data/playlists.ts';
import { playlistTopicCollection, playlistTopicsOf } from '../../data/playlistTopics.ts';
import { playlistVideoCollection, playlistVideosOf } from '../../data/playlistVideos.ts';
import { reelCollection, reels } from '../../data/reels.ts';
import type { Collection, CollectionList } from '../../data/schema/collection.ts';
import { OLDEST_FIRST } from '../../data/schema/collection.ts';
import { stories, storyCollection } from '../../data/stories.ts';
import { subcategoriesOf, subcategoryCollection } from '../../data/subcategories.ts';
import type { StoredDocument } from './reading/readCollection.ts';

const ANY = 'any-id';

interface Content {
  collection: Pick<Collection<unknown>, 'name' | 'parse'>;
  /** The lists that show a document, of any parent; the one of its own page first. */
  lists: (data: StoredDocument['data']) => readonly Pick<CollectionList<unknown>, 'read'>[];
  /** The field that links name it by. */
  idField: string;
  /** False for what is shown in lists alone: no page is opened by its document's id. */
  hasPage: boolean;
}

const topicLists: Content['lists'] = (data) => [isBusinessTopic(data) ? businessTopics : topicsOf(ANY)];

/** The collections that every visitor reads: all but `users`. */
export const CONTENT: readonly Content[] = [
  { collection: categoryCollection, lists: () => [categories], idField: 'categoryId', hasPage: true },
  { collection: subcategoryCollection, lists: () => [subcategoriesOf(ANY)], idField: 'subCategoryId', hasPage: true },
  { collection: creatorTopicCollection, lists: topicLists, idField: 'creatorTopicId', hasPage: true },
  {
    collection: levelCollection,
    lists: () => [levelsOf(ANY), levelsTaughtBy(ANY, 1)],
    idField: 'levelId',
    hasPage: true,
  },
  { collection: levelVideoCollection, lists: () => [levelVideosOf(ANY, 1)], idField: 'levelVideoId', hasPage: false },
  { collection: levelCreatorCollection, lists: () => [levelCreatorsOf(ANY)], idField: 'id', hasPage: true },
  {
    collection: playlistCreatorCollection,
    lists: () => [playlistCreators],
    idField: 'playlistCreatorId',
    hasPage: true,
  },
  {
    collection: playlistTopicCollection,
    lists: () => [playlistTopicsOf(ANY)],
    idField: 'playlistTopicId',
    hasPage: true,
  },
  { collection: playlistCollection, lists: () => [playlistsOf(ANY)], idField: 'playlistId', hasPage: true },
  {
    collection: playlistVideoCollection,
    lists: () => [playlistVideosOf(ANY)],
    idField: 'playlistVideoId',
    hasPage: false,
  },
  { collection: reelCollection, lists: () => [reels], idField: 'id', hasPage: true },
  { collection: storyCollection, lists: () => [stories], idField: 'id', hasPage: false },
  { collection: feedPostCollection, lists: () => [feedPosts], idField: 'id', hasPage: false },
];

export const USERS = 'users';

/** The field of the time that a collection's lists are ordered by, also where the order is made on the page. */
export const timeFieldOf = ({ lists }: Content): string =>
  lists({}).find(({ read }) => read.orderBy)?.read.orderBy?.[0] ?? OLDEST_FIRST[0];

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
