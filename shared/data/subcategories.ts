import { defineCollection } from './schema/collection.ts';
import { id, imageId, maybeId, name, time } from './schema/fields.ts';
import { oldestFirst } from './schema/oldestFirst.ts';

const collection = defineCollection('subcategories-new', 'subCategoryId', {
  subCategoryId: id,
  categoryId: maybeId,
  subCategoryName: name,
  smallImageId: imageId,
  createdAt: time,
});

/** The subcategories of a category, oldest first (§7 names no order). */
export const subcategoriesOf = (categoryId: string) =>
  oldestFirst(collection.list({ where: [['categoryId', categoryId]] }));

/** One subcategory, for the title of its page. */
export const subcategory = collection.one;

/** All of it, for the index of the search (shared/tools/search). */
export { collection as subcategoryCollection };
