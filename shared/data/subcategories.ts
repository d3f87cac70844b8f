import { defineCollection, OLDEST_FIRST } from './schema/collection.ts';
import { id, imageId, maybeId, name, time } from './schema/fields.ts';

const collection = defineCollection('subcategories-new', 'subCategoryId', {
  subCategoryId: id,
  categoryId: maybeId,
  subCategoryName: name,
  smallImageId: imageId,
  createdAt: time,
});

/** The subcategories of a category (§7). */
export const subcategoriesOf = (categoryId: string) =>
  collection.list({ where: [['categoryId', categoryId]], orderBy: OLDEST_FIRST });

/** One subcategory, for the title of its page. */
export const subcategory = collection.one;

/** All of it, for the index of the search (shared/tools/search). */
export { collection as subcategoryCollection };
