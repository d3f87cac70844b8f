import * as paths from '@bazaar/shared/contracts/paths';
import { lessonsIn, type Lesson } from '@bazaar/shared/data/lessons';
import { levelVideosOf, type LevelPage } from '@bazaar/shared/data/levelVideos';
import { useList, type List } from '@bazaar/shared/query';

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
