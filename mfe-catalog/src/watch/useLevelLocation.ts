import { isBusinessTopic } from '@bazaar/shared/data/creatorTopics';
import { levelCreator } from '@bazaar/shared/data/levelCreators';
import { level } from '@bazaar/shared/data/levels';
import { useDocument } from '@bazaar/shared/query';
import { useName } from '@bazaar/shared/ui/ScreenHeading';
import { BUSINESS, useAbove, useTopicName } from '../location.ts';
import { levels as texts } from '../texts.ts';
import { topicPaths } from './topicPaths.ts';

/** The location of a level's videos: the list that the level is part of, the pages above, and the names of level, topic and creator. */
export function useLevelLocation(creatorTopicId: string, levelId: string) {
  const { status, value } = useDocument(levelId ? level(levelId) : undefined);
  const { categoryId, subCategoryId, levelCreatorId } = value ?? {};
  const isBusiness = !categoryId || !subCategoryId || isBusinessTopic({ subCategoryId });
  const topicName = useTopicName(creatorTopicId);
  const creator = levelCreatorId ? levelCreator(levelCreatorId) : undefined;
  const creatorName = useName(creator, (one) => one.levelCreatorName);
  const above = useAbove(isBusiness ? undefined : categoryId, isBusiness ? undefined : subCategoryId);
  const parent = topicPaths({ ...value, creatorTopicId }).levels;
  return {
    level: value,
    creatorName,
    parent,
    breadcrumbs: [...(isBusiness ? [BUSINESS] : above), { name: topicName || texts.title, path: parent }],
    about: [value?.levelName ?? (status === 'loading' ? undefined : ''), topicName, creatorName],
  };
}
