import * as paths from '../contracts/paths.ts';
import { withStartTime } from '../contracts/startTime.ts';

/** The types of what can be found: the page of each needs other ids. In the files of the index a type is its index in this list. */
export const TYPES = [
  'category',
  'subcategory',
  'topic',
  'businessTopic',
  'level',
  'lesson',
  'teacher',
  'creator',
  'creatorTopic',
  'playlist',
  'playlistVideo',
  'reel',
  'card',
] as const;

export type EntryType = (typeof TYPES)[number];

/** The filters of the search, in their order. */
export const KINDS = ['lesson', 'level', 'topic', 'playlist', 'reel', 'creator'] as const;
export type Kind = (typeof KINDS)[number];

export const KIND_OF: Readonly<Record<EntryType, Kind>> = {
  category: 'topic',
  subcategory: 'topic',
  topic: 'topic',
  businessTopic: 'topic',
  level: 'level',
  lesson: 'lesson',
  teacher: 'creator',
  creator: 'creator',
  creatorTopic: 'topic',
  playlist: 'playlist',
  playlistVideo: 'lesson',
  reel: 'reel',
  card: 'topic',
};

/** The types that an entry may belong to; none: it stands alone. */
export const PARENTS: Readonly<Record<EntryType, readonly EntryType[]>> = {
  category: [],
  subcategory: ['category'],
  topic: ['subcategory'],
  businessTopic: [],
  level: ['topic', 'businessTopic'],
  lesson: ['level'],
  teacher: ['topic', 'businessTopic'],
  creator: [],
  creatorTopic: ['creator'],
  playlist: ['creatorTopic'],
  playlistVideo: ['playlist'],
  reel: [],
  card: [],
};

/** One thing that can be found. */
export interface Entry {
  type: EntryType;
  id: string;
  name: string;
  /** The entry that it belongs to, as PARENTS says. */
  parent?: Entry | undefined;
  /** Of a lesson: on which page of its level it is. */
  page?: number | undefined;
  /** Of a lesson or reel: its film, by number. */
  stream?: number | undefined;
  /** Of a card of the landing page: what it leads to. */
  path?: string | undefined;
  /** Of a reel: who made it. */
  by?: string | undefined;
}

/** The entry and what is above it, the entry first. */
export function lineOf(entry: Entry): Entry[] {
  return entry.parent ? [entry, ...lineOf(entry.parent)] : [entry];
}

/** The names of what an entry belongs to, the nearest last: topic and level of a lesson. */
export function whereOf(entry: Entry): string[] {
  if (entry.type === 'reel') return entry.by ? [entry.by] : [];
  const [, ...above] = lineOf(entry);
  return above
    .slice(0, 2)
    .map(({ name }) => name)
    .toReversed();
}

/** The page of an entry; a lesson begins at `startS`, a whole number of seconds, where one is given. */
export function pathOf(entry: Entry, startS?: number): string {
  const [id = '', first = '', second = '', third = ''] = lineOf(entry).map((one) => one.id);
  switch (entry.type) {
    case 'category':
      return paths.subcategories(id);
    case 'subcategory':
      return paths.topics(first, id);
    case 'topic':
      return paths.levelCreators(second, first, id);
    case 'businessTopic':
      return paths.businessLevels(id);
    case 'level':
      return paths.levelVideos(first, id);
    case 'lesson':
      return withStartTime(paths.levelVideos(second, first, { page: entry.page ?? 1, video: id }), startS);
    case 'teacher':
      return entry.parent?.type === 'topic' ? paths.levels(third, second, first) : paths.businessLevels(first);
    case 'creator':
      return paths.creatorTopics(id);
    case 'creatorTopic':
      return paths.topicPlaylists(first, id);
    case 'playlist':
      return paths.playlistVideos(second, first, id);
    case 'playlistVideo':
      return withStartTime(paths.playlistVideos(third, second, first, { video: id }), startS);
    case 'reel':
      return paths.reel(id);
    case 'card':
      return entry.path ?? paths.home;
  }
}
