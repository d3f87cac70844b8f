import * as paths from '@bazaar/shared/contracts/paths';
import { levelsTaughtBy, type Level } from '@bazaar/shared/data/levels';
import { MORE_FROM_LIMIT, MoreFrom } from '@bazaar/shared/series';

interface MoreLevelsProps {
  /** The level that is watched; undefined until it is read. */
  level: Level | undefined;
  creatorName: string | undefined;
}

/** The other levels of this level's creator. */
export function MoreLevels({ level, creatorName }: MoreLevelsProps) {
  if (!level?.levelCreatorId || !creatorName) return null;
  return (
    <MoreFrom
      name={creatorName}
      query={levelsTaughtBy(level.levelCreatorId, MORE_FROM_LIMIT)}
      card={({ levelId, levelName, creatorTopicId, thumbnailId }) =>
        levelId === level.levelId || !creatorTopicId
          ? undefined
          : {
              id: levelId,
              to: paths.levelVideos(creatorTopicId, levelId),
              name: levelName,
              imageId: thumbnailId,
            }
      }
    />
  );
}
