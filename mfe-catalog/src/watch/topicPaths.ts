import * as paths from '@bazaar/shared/contracts/paths';
import { isBusinessTopic } from '@bazaar/shared/data/creatorTopics';
import type { Level } from '@bazaar/shared/data/levels';

/** Returns the pages that list a topic's levels and its neighbours; a level without these ids leads to its topic and to all categories. */
export function topicPaths({
  creatorTopicId,
  categoryId,
  subCategoryId,
}: Partial<Level> & { creatorTopicId: string }): { levels: string; topics: string } {
  if (!categoryId || !subCategoryId) return { levels: paths.businessLevels(creatorTopicId), topics: paths.categories };
  if (isBusinessTopic({ subCategoryId }))
    return { levels: paths.businessLevels(creatorTopicId), topics: paths.business };
  return {
    levels: paths.levels(categoryId, subCategoryId, creatorTopicId),
    topics: paths.topics(categoryId, subCategoryId),
  };
}
