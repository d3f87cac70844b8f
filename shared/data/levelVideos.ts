import * as v from 'valibot';
import type { DocumentQuery } from '../query/entry.ts';
import { defineCollection, OLDEST_FIRST } from './schema/collection.ts';
import { durationMs, id, imageId, maybeDescription, maybeId, name, streamId, time } from './schema/fields.ts';
import { readAll } from './schema/readAll.ts';

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

/** The videos of one page of a level, in order (§7; `pageNo` is stored as text). A `?…` stands for the page in the address (RouteReads). */
export const levelVideosOf = (levelId: string, page: LevelPage | `?${string}`) =>
  collection.list({
    where: [
      ['levelId', levelId],
      ['pageNo', String(page)],
    ],
    orderBy: OLDEST_FIRST,
  });

/** All lessons of these levels, whatever their page; `inOrder` sorts those of one level. */
export const lessonsOfLevels = (levelIds: readonly string[]): DocumentQuery<LevelVideo[]> =>
  readAll(collection, 'levelId', levelIds);

/** The videos of a level as its pages list them; one without a time is in none of these lists (§7). */
export const inOrder = (videos: readonly LevelVideo[]): LevelVideo[] =>
  videos
    .filter(({ createdAt }) => createdAt !== undefined)
    .toSorted(
      (a, b) => a.pageNo - b.pageNo || a.createdAt! - b.createdAt! || (a.levelVideoId < b.levelVideoId ? -1 : 1),
    );

/** All of it, for the index of the search (shared/tools/search). */
export { collection as levelVideoCollection };
