import { paths } from '@bazaar/shared/contracts/paths';
import type { Breadcrumb } from '@bazaar/shared/ui/Breadcrumbs';
import { messages } from '../messages.ts';

const CATEGORIES: Breadcrumb = { name: messages.categories.title, path: paths.categories };
const BUSINESS: Breadcrumb = { name: messages.business.title, path: paths.business };

/** What lies above a screen of the catalogue: ids from the address, names as far as they are known (names.ts). */
export interface Above {
  categoryId: string;
  categoryName: string | undefined;
  subCategoryId: string;
  subCategoryName: string | undefined;
}

/** Above a category's subcategories. */
export const aboveSubcategories = (): readonly Breadcrumb[] => [CATEGORIES];

/** Above a business topic's levels. */
export const aboveBusinessLevels = (): readonly Breadcrumb[] => [BUSINESS];

/** Above a subcategory's topics. */
export const aboveTopics = ({
  categoryId,
  categoryName,
}: Pick<Above, 'categoryId' | 'categoryName'>): readonly Breadcrumb[] => [
  CATEGORIES,
  { name: categoryName || messages.subcategories.title, path: paths.subcategories(categoryId) },
];

/** Above a topic's creators. */
export const aboveCreators = (above: Above): readonly Breadcrumb[] => [
  ...aboveTopics(above),
  { name: above.subCategoryName || messages.topics.title, path: paths.topics(above.categoryId, above.subCategoryId) },
];

/** Above a topic's levels, reached through its creators. */
export const aboveLevels = (above: Above, creatorTopicId: string): readonly Breadcrumb[] => [
  ...aboveCreators(above),
  { name: messages.creators.title, path: paths.levelCreators(above.categoryId, above.subCategoryId, creatorTopicId) },
];

/** Above a level's videos. `above` is undefined for a business topic, and while the level is not known. */
export function aboveLevel(
  above: Above | undefined,
  topic: { creatorTopicId: string; topicName: string | undefined },
): readonly Breadcrumb[] {
  const name = topic.topicName || messages.levels.title;
  if (!above) return [BUSINESS, { name, path: paths.businessLevels(topic.creatorTopicId) }];
  return [
    ...aboveCreators(above),
    { name, path: paths.levels(above.categoryId, above.subCategoryId, topic.creatorTopicId) },
  ];
}
