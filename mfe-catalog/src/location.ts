/** The location of the screens of the catalogue: the pages above them, and the names of what a URL only has the ids of. */
import * as paths from '@bazaar/shared/contracts/paths';
import { category } from '@bazaar/shared/data/categories';
import { creatorTopic } from '@bazaar/shared/data/creatorTopics';
import { subcategory } from '@bazaar/shared/data/subcategories';
import type { Breadcrumb } from '@bazaar/shared/ui/Breadcrumbs';
import { useName } from '@bazaar/shared/ui/ScreenHeading';
import { business, categories, subcategories, topics } from './texts.ts';

export const BUSINESS: Breadcrumb = { name: business.title, path: paths.business };

/** The breadcrumbs above a screen: the categories, then the category and the subcategory where they are given. */
export function useAbove(categoryId?: string, subCategoryId?: string): readonly Breadcrumb[] {
  const categoryName = useName(categoryId ? category(categoryId) : undefined, (parent) => parent.categoryName);
  const subCategoryName = useName(
    subCategoryId ? subcategory(subCategoryId) : undefined,
    (parent) => parent.subCategoryName,
  );
  const above: Breadcrumb[] = [{ name: categories.title, path: paths.categories }];
  if (!categoryId) return above;
  above.push({ name: categoryName || subcategories.title, path: paths.subcategories(categoryId) });
  if (!subCategoryId) return above;
  return [...above, { name: subCategoryName || topics.title, path: paths.topics(categoryId, subCategoryId) }];
}

export const useTopicName = (id: string) => useName(creatorTopic(id), (topic) => topic.creatorTopicName);
