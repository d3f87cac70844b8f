import { STARTS } from '@bazaar/shared/contracts/navigationState';
import * as paths from '@bazaar/shared/contracts/paths';
import type { Reel } from '@bazaar/shared/data/reels';
import { Link } from '@bazaar/shared/router';
import { DataText } from '@bazaar/shared/ui/DataText';
import { reels as texts } from '../texts.ts';

/** Links to the lesson and the topic that a reel is a part of; nothing where the data names no topic. */
export function ReelLinks({ reel: { creatorTopicId, creatorTopicName, levelId, levelVideoId } }: { reel: Reel }) {
  if (!creatorTopicId) return null;
  const lesson = levelId && paths.levelVideos(creatorTopicId, levelId, levelVideoId ? { video: levelVideoId } : {});
  return (
    <div>
      {lesson && (
        <>
          <Link to={lesson} state={STARTS}>
            {texts.lesson}
          </Link>
          <span> · </span>
        </>
      )}
      <Link to={paths.businessLevels(creatorTopicId)}>
        <DataText>{texts.topic(creatorTopicName)}</DataText>
      </Link>
    </div>
  );
}
