import { defineCollection, OLDEST_FIRST } from './schema/collection.ts';
import { id, imageId, name, time } from './schema/fields.ts';

/** Spec §9: 20 a page. */
const PAGE_SIZE = 20;

const collection = defineCollection('categories', 'categoryId', {
  categoryId: id,
  categoryName: name,
  bigImageId: imageId,
  createdAt: time,
});

/** All categories, oldest first (§7). */
export const categories = collection.list({ orderBy: OLDEST_FIRST, limit: PAGE_SIZE });

/** One category, for the title of its page. */
export const category = collection.one;

/** The category of that name, if there is one. */
export const categoryNamed = (name: string) => collection.list({ where: [['categoryName', name]], limit: 1 });

/** All of it, for the index of the search (shared/tools/search). */
export { collection as categoryCollection };
