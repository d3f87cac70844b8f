import { readPage } from '@bazaar/shared/firebase/firestore';
import * as v from 'valibot';
import type { DocumentPage, PageQuery, RawDocument } from '../firebase/firestore.ts';
import type { DocumentQuery } from '../query/entry.ts';
import { defineCollection, OLDEST_FIRST, WHOLE_LIST, type Collection } from './schema/collection.ts';
import { durationMs, id, imageId, maybeDescription, maybeId, name, streamId, time } from './schema/fields.ts';
import { wholeList } from './schema/wholeList.ts';

export type LevelPage = 1 | 2 | 3;

const collection = defineCollection('level-videos-new', 'levelVideoId', {
  levelVideoId: id,
  levelVideoName: name,
  /** Not in the spec; shown where the data has one. */
  description: maybeDescription,
  levelId: maybeId,
  pageNo: v.pipe(
    v.picklist(['1', '2', '3', 1, 2, 3]),
    v.transform((page) => Number(page) as LevelPage),
  ),
  streamVideoId: streamId,
  thumbnailId: imageId,
  duration: durationMs,
  createdAt: time,
});

export type LevelVideo = ReturnType<typeof collection.parse>[number];

/** All videos of one page of a level, in order (§7; `pageNo` is stored as text). A `?…` stands for the page in the address (RouteReads). */
export const levelVideosOf = (levelId: string, page: LevelPage | `?${string}`) =>
  wholeList(
    collection.list({
      where: [
        ['levelId', levelId],
        ['pageNo', String(page)],
      ],
      orderBy: OLDEST_FIRST,
    }),
  );

/** All lessons of these levels, whatever their page, that the pages of the levels list (§7): one without the ordered field is in none. `inOrder` sorts those of one level. */
export const lessonsOfLevels = (levelIds: readonly string[]): DocumentQuery<LevelVideo[]> =>
  readAll(collection, 'levelId', levelIds);

/** The videos of a level as its pages list them; those whose time cannot be read are the last of their page. */
export const inOrder = (videos: readonly LevelVideo[]): LevelVideo[] =>
  videos.toSorted((a, b) => a.pageNo - b.pageNo || timeOf(a) - timeOf(b) || (a.levelVideoId < b.levelVideoId ? -1 : 1));

const timeOf = ({ createdAt = Number.MAX_VALUE }: LevelVideo): number => createdAt;

/** All of it, for the index of the search (shared/tools/search). */
export { collection as levelVideoCollection };

/** Firestore's own limit of values in one query. */
const MAX_VALUES = 30;
/** Not in the spec: more than a thousand documents are no longer read as one value. */
const MAX_PAGES = 10;

/** All documents with a time whose field has one of the values, in no order, as one value; 'missing' where these are more than a thousand. */
const readAll = <T>(
  { name, parse }: Pick<Collection<T>, 'name' | 'parse'>,
  field: string,
  values: readonly string[],
): DocumentQuery<T[]> => ({
  key: [name, 'all', field, ...values],
  async fetch() {
    const chunks = Array.from({ length: Math.ceil(values.length / MAX_VALUES) }, (_, index) =>
      values.slice(index * MAX_VALUES, (index + 1) * MAX_VALUES),
    );
    const lists = await Promise.all(chunks.map((chunk) => readWhere(name, [[field, chunk]])));
    if (!lists.every((list) => list !== undefined)) return null;
    return parse(lists.flat().filter(hasTime));
  },
});

const hasTime = ({ data }: RawDocument): boolean => (data as { createdAt?: unknown }).createdAt !== undefined;

/** Undefined where they are too many. */
async function readWhere(collection: string, where: PageQuery['where']): Promise<RawDocument[] | undefined> {
  const found: RawDocument[] = [];
  let after: DocumentPage['next'];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { documents, next } = await readPage({ collection, where, limit: WHOLE_LIST, after });
    found.push(...documents);
    if (!next) return found;
    after = next;
  }
  return undefined;
}
