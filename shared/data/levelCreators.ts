import { defineCollection, OLDEST_FIRST } from './schema/collection.ts';
import { id, imageId, maybeId, maybeName, time } from './schema/fields.ts';

const collection = defineCollection('level-creators-new', 'id', {
  id,
  creatorTopicId: maybeId,
  /** Absent: the card shows 'Creator {n}' (§2). */
  levelCreatorName: maybeName,
  smallImageId: imageId,
  createdAt: time,
});

/** The creators who teach a topic (§7). */
export const levelCreatorsOf = (creatorTopicId: string) =>
  collection.list({ where: [['creatorTopicId', creatorTopicId]], orderBy: OLDEST_FIRST });

/** One creator, for the heading of what they teach. */
export const levelCreator = collection.one;

/** All of it, for the index of the search (shared/tools/search). */
export { collection as levelCreatorCollection };
