import * as paths from '@bazaar/shared/contracts/paths';
import type { NewSave } from '@bazaar/shared/series';
import { LEVEL_PAGES } from './levelPage.ts';
import type { LevelLists } from './useLevelVideos.ts';

/** What is saved of a level: the videos of its three pages that have a stream, each with the page that plays it. */
export const levelSaves = (
  lists: LevelLists,
  creatorTopicId: string,
  levelId: string,
  seriesName: string | undefined,
): NewSave[] =>
  LEVEL_PAGES.flatMap((page) =>
    lists[page].items.flatMap(({ levelVideoId, levelVideoName, streamVideoId, thumbnailId }) =>
      streamVideoId === undefined
        ? []
        : {
            videoId: levelVideoId,
            streamId: streamVideoId,
            title: levelVideoName,
            path: paths.levelVideos(creatorTopicId, levelId, { page, video: levelVideoId }),
            thumbnailId,
            seriesName,
          },
    ),
  );
