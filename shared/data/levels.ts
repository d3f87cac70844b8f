import * as v from 'valibot';
import { defineCollection, OLDEST_FIRST } from './schema/collection.ts';
import { id, imageId, maybeDescription, maybeId, name, time } from './schema/fields.ts';
import { oldestFirst } from './schema/oldestFirst.ts';

const collection = defineCollection('levels-new', 'levelId', {
  levelId: id,
  levelName: name,
  /** Not in the spec; shown where the data has one. */
  description: maybeDescription,
  categoryId: maybeId,
  subCategoryId: maybeId,
  creatorTopicId: maybeId,
  levelCreatorId: maybeId,
  /** Spec §3: What or How, default What. */
  sectionType: v.fallback(v.picklist(['What', 'How']), 'What'),
  thumbnailId: imageId,
  createdAt: time,
});

export type Level = ReturnType<typeof collection.parse>[number];

/** The levels of a topic, oldest first. The query has the filter: the spec reads all and filters afterwards (docs/behaviour.md). */
export const levelsOf = (creatorTopicId: string) =>
  oldestFirst(collection.list({ where: [['creatorTopicId', creatorTopicId]] }));

/** The first levels that a creator teaches, in every topic. */
export const levelsTaughtBy = (levelCreatorId: string, limit: number) =>
  collection.list({ where: [['levelCreatorId', levelCreatorId]], orderBy: OLDEST_FIRST, limit });

/** One level, for the title of its page. */
export const level = collection.one;

/** All of it, for the index of the search (shared/tools/search). */
export { collection as levelCollection };
