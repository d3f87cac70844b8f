import { defineCollection, OLDEST_FIRST } from './schema/collection.ts';
import { id, imageId, maybeId, name, time } from './schema/fields.ts';
import { oldestFirst } from './schema/oldestFirst.ts';

/** Spec §9: 20 a page. */
const PAGE_SIZE = 20;
/** Spec §3: business topics have this instead of a subcategory. */
const BUSINESS = 'default';

const collection = defineCollection('creatortopics-new', 'creatorTopicId', {
  creatorTopicId: id,
  creatorTopicName: name,
  categoryId: maybeId,
  subCategoryId: maybeId,
  bigImageId: imageId,
  smallImageId: imageId,
  createdAt: time,
});

export type CreatorTopic = ReturnType<typeof collection.parse>[number];

/** The business topics, oldest first (§7). */
export const businessTopics = collection.list({
  where: [['subCategoryId', BUSINESS]],
  orderBy: OLDEST_FIRST,
  limit: PAGE_SIZE,
});

/** The topics of a subcategory, oldest first (§7 names no order); of one named as the business topics are, those. */
export const topicsOf = (subCategoryId: string) =>
  subCategoryId === BUSINESS
    ? businessTopics
    : oldestFirst(collection.list({ where: [['subCategoryId', subCategoryId]] }));

/** The business topic of that name, if there is one. */
export const businessTopicNamed = (name: string) =>
  collection.list({
    where: [
      ['subCategoryId', BUSINESS],
      ['creatorTopicName', name],
    ],
    limit: 1,
  });

export const isBusinessTopic = ({ subCategoryId }: Pick<CreatorTopic, 'subCategoryId'>): boolean =>
  subCategoryId === BUSINESS;

/** One topic, for the title of its page. */
export const creatorTopic = collection.one;

/** All of it, for the index of the search (shared/tools/search). */
export { collection as creatorTopicCollection };
