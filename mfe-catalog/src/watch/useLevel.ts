/** Reads what the page of a level shows beside its player: the videos of its pages, and where it lies in the catalogue. */
import * as paths from '@bazaar/shared/contracts/paths';
import { isBusinessTopic } from '@bazaar/shared/data/creatorTopics';
import { lessonsIn, type Lesson } from '@bazaar/shared/data/lessons';
import { levelCreator } from '@bazaar/shared/data/levelCreators';
import { levelVideosOf, type LevelPage } from '@bazaar/shared/data/levelVideos';
import { level, type Level } from '@bazaar/shared/data/levels';
import { useDocument, useList, type List } from '@bazaar/shared/query';
import { useName } from '@bazaar/shared/ui/ScreenHeading';
import { BUSINESS, useAbove, useTopicName } from '../location.ts';
import { levels as texts } from '../texts.ts';

export type LevelLists = Record<LevelPage, List<Lesson>>;

/** All three pages of a level: a tab is enabled only if its page has videos (§4). Reads nothing without a level. */
export const useLevelLists = (creatorTopicId: string, levelId: string | undefined): LevelLists => ({
  1: usePage(creatorTopicId, levelId, 1),
  2: usePage(creatorTopicId, levelId, 2),
  3: usePage(creatorTopicId, levelId, 3),
});

function usePage(creatorTopicId: string, levelId: string | undefined, page: LevelPage): List<Lesson> {
  const list = useList(levelId ? levelVideosOf(levelId, page) : undefined);
  return lessonsIn(list, (video) => paths.levelVideos(creatorTopicId, levelId ?? '', { page, video }));
}

/** The location of a level's videos: the list that the level is part of, the pages above, and the names of level, topic and creator. */
export function useLevelLocation(creatorTopicId: string, levelId: string) {
  const { status, value } = useDocument(levelId ? level(levelId) : undefined);
  const { categoryId, subCategoryId, levelCreatorId } = value ?? {};
  const isBusiness = !categoryId || !subCategoryId || isBusinessTopic({ subCategoryId });
  const topicName = useTopicName(creatorTopicId);
  const creator = levelCreatorId ? levelCreator(levelCreatorId) : undefined;
  const creatorName = useName(creator, ({ levelCreatorName }) => levelCreatorName);
  const above = useAbove(isBusiness ? undefined : categoryId, isBusiness ? undefined : subCategoryId);
  const parent = topicPaths({ ...value, creatorTopicId }).levels;
  return {
    level: value,
    topicName,
    creatorName,
    parent,
    breadcrumbs: [...(isBusiness ? [BUSINESS] : above), { name: topicName || texts.title, path: parent }],
    about: [value?.levelName ?? (status === 'loading' ? undefined : ''), topicName, creatorName],
  };
}

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
