import { levelVideosOf, type LevelPage, type LevelVideo } from '@bazaar/shared/data/levelVideos';
import { useList, type List } from '@bazaar/shared/query';
import { useSearchParams } from '@bazaar/shared/router';
import { startQuery, startTimeFrom, useReplaceSearch } from '@bazaar/shared/series';
import { useEffect } from 'react';
import { pageFrom, videoFrom } from './levelPage.ts';

export type LevelLists = Record<LevelPage, List<LevelVideo>>;

/** All three pages of a level: a tab is enabled only if its page has videos (§4). Pass undefined while there is no level to read. */
export const useLevelLists = (levelId: string | undefined): LevelLists => ({
  1: usePage(levelId, 1),
  2: usePage(levelId, 2),
  3: usePage(levelId, 3),
});

const usePage = (levelId: string | undefined, page: LevelPage) =>
  useList(levelId === undefined ? undefined : levelVideosOf(levelId, page));

interface ChosenVideo {
  page: LevelPage;
  video: LevelVideo | undefined;
  /** Where the address starts the video that it names, in seconds. */
  startS: number | undefined;
}

/** The page and video of the address. Once the list is loaded, an address that is incomplete or wrong is replaced. */
export function useChosenVideo(lists: LevelLists, state: object): ChosenVideo {
  const [search] = useSearchParams();
  const replaceSearch = useReplaceSearch();
  const page = pageFrom(search.get('page'));
  const video = videoFrom(lists[page].items, search.get('video'));
  const videoId = video?.levelVideoId;
  const isNamed = search.get('video') === videoId;
  const startS = isNamed ? startTimeFrom(search) : undefined;
  const isRight = videoId === undefined || (search.get('page') === String(page) && isNamed);
  useEffect(() => {
    if (!isRight && videoId !== undefined)
      replaceSearch({ page: String(page), video: videoId, ...startQuery(startS) }, state);
  });
  return { page, video, startS };
}
