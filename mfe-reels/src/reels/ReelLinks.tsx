import { STARTS } from '@bazaar/shared/contracts/navigationState';
import * as paths from '@bazaar/shared/contracts/paths';
import type { Reel } from '@bazaar/shared/data/reels';
import { Link } from '@bazaar/shared/router';
import { DataText } from '@bazaar/shared/ui/DataText';
import { reels as texts } from '../texts.ts';
import styles from './ReelText.module.css';

/** Links to the lesson and the topic that a reel is a part of; nothing where the data names no topic. */
export function ReelLinks({ reel: { creatorTopicId, creatorTopicName, levelId, levelVideoId } }: { reel: Reel }) {
  if (!creatorTopicId) return null;
  const lesson = levelId && paths.levelVideos(creatorTopicId, levelId, levelVideoId ? { video: levelVideoId } : {});
  return (
    <p className={styles.row}>
      {lesson && (
        <Link to={lesson} state={STARTS}>
          {texts.lesson}
        </Link>
      )}
      <Link className={styles.cut} to={paths.businessLevels(creatorTopicId)}>
        <DataText>{texts.topic(creatorTopicName)}</DataText>
      </Link>
    </p>
  );
}

/** The name of a reel's maker, which leads to the maker's page where the data names one; nothing without a name. `id`: of the element. */
export function ReelMaker({ reel: { creatorName, playlistCreatorId }, id }: { reel: Reel; id: string }) {
  if (!creatorName) return null;
  const name = <DataText>{creatorName}</DataText>;
  if (!playlistCreatorId) return <b id={id}>{name}</b>;
  return (
    <Link id={id} to={paths.creatorTopics(playlistCreatorId)}>
      {name}
    </Link>
  );
}
