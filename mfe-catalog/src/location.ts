/** Where the screens of the catalogue lie: the pages above them, and the names of what a URL only has the ids of. */
import { paths } from '@bazaar/shared/contracts/paths';
import { category } from '@bazaar/shared/data/categories';
import { creatorTopic, isBusinessTopic } from '@bazaar/shared/data/creatorTopics';
import { levelCreator } from '@bazaar/shared/data/levelCreators';
import { level } from '@bazaar/shared/data/levels';
import { subcategory } from '@bazaar/shared/data/subcategories';
import { useDocument } from '@bazaar/shared/query';
import type { Breadcrumb } from '@bazaar/shared/ui/Breadcrumbs';
import { useName } from '@bazaar/shared/ui/ScreenHeading';
import { messages } from './messages.ts';
import { topicPaths } from './watch/topicPaths.ts';

export const BUSINESS: Breadcrumb = { name: messages.business.title, path: paths.business };

/** The breadcrumbs above a screen: the categories, then the category and the subcategory where they are given. */
export function useAbove(categoryId?: string, subCategoryId?: string): readonly Breadcrumb[] {
  const categoryName = useName(categoryId ? category(categoryId) : undefined, (one) => one.categoryName);
  const subCategoryName = useName(subCategoryId ? subcategory(subCategoryId) : undefined, (one) => one.subCategoryName);
  const above: Breadcrumb[] = [{ name: messages.categories.title, path: paths.categories }];
  if (!categoryId) return above;
  above.push({ name: categoryName || messages.subcategories.title, path: paths.subcategories(categoryId) });
  if (!subCategoryId) return above;
  return [...above, { name: subCategoryName || messages.topics.title, path: paths.topics(categoryId, subCategoryId) }];
}

export const useTopicName = (id: string) => useName(creatorTopic(id), (topic) => topic.creatorTopicName);

/** The location of a level's videos: the list that the level is part of, the pages above, and the names of level, topic and creator. */
export function useLevelLocation(creatorTopicId: string, levelId: string | undefined) {
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
    parent,
    above: [...(isBusiness ? [BUSINESS] : above), { name: topicName || messages.levels.title, path: parent }],
    about: [value?.levelName ?? (status === 'loading' ? undefined : ''), topicName, creatorName],
  };
}

export type LevelLocation = ReturnType<typeof useLevelLocation>;
