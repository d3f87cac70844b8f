import { defineCollection, NEWEST_FIRST } from './schema/collection.ts';
import { id, imageId, listOf, mapOf, maybeName, maybeTitle, time } from './schema/fields.ts';
import { imageAlts, withParallelAlts } from './schema/imageAlts.ts';

/** Not in the spec: more than a wide screen shows at once. Each visit of /feed reads a page of them. */
const PAGE_SIZE = 20;

const entries = {
  id,
  title: maybeTitle,
  imageIds: listOf(id),
  imageAlts,
  iconId: imageId,
  _createdBy: mapOf({ displayName: maybeName, timestamp: time }),
};

const collection = defineCollection('stories', 'id', entries, withParallelAlts);

export type Story = ReturnType<typeof collection.parse>[number];

/** All stories, newest first (§7). */
export const stories = collection.list({ orderBy: NEWEST_FIRST, limit: PAGE_SIZE });

/** All of it, for what examines the data and for a school's sheets (shared/tools/doctor, shared/tools/school). */
export { collection as storyCollection };
