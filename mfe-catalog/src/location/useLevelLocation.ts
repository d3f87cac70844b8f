import { isBusinessTopic } from '@bazaar/shared/data/creatorTopics';
import { level } from '@bazaar/shared/data/levels';
import { useDocument } from '@bazaar/shared/query';
import { topicPaths } from '../watch/topicPaths.ts';
import { aboveLevel, type Above } from './breadcrumbs.ts';
import { useCategoryName, useLevelCreatorName, useSubcategoryName, useTopicName } from './names.ts';

/** Where a level lies: the list that it is part of, the pages above it, and the names of level, topic and creator. */
export function useLevelLocation(creatorTopicId: string, levelId: string | undefined) {
  const { status, value } = useDocument(levelId ? level(levelId) : undefined);
  const { categoryId, subCategoryId, levelCreatorId } = value ?? {};
  const isBusiness = !categoryId || !subCategoryId || isBusinessTopic({ subCategoryId });
  const topicName = useTopicName(creatorTopicId);
  const creatorName = useLevelCreatorName(levelCreatorId);
  const categoryName = useCategoryName(isBusiness ? undefined : categoryId);
  const subCategoryName = useSubcategoryName(isBusiness ? undefined : subCategoryId);
  const above: Above | undefined = isBusiness
    ? undefined
    : { categoryId, categoryName, subCategoryId, subCategoryName };
  return {
    level: value,
    parent: topicPaths({ ...value, creatorTopicId }).levels,
    above: aboveLevel(above, { creatorTopicId, topicName }),
    about: [value?.levelName ?? (status === 'loading' ? undefined : ''), topicName, creatorName],
  };
}

export type LevelLocation = ReturnType<typeof useLevelLocation>;
