import { preloadHls } from '@bazaar/shared/player';
import { useParams } from '@bazaar/shared/router';
import { useLeave } from '@bazaar/shared/series';
import { NothingToWatch } from '@bazaar/shared/ui/NothingToWatch';
import { useEffect } from 'react';
import { messages } from '../messages.ts';
import { LevelVideos } from './LevelVideos.tsx';
import { useLevelLocation } from './useLevelLocation.ts';

/** A level's videos, page by page (§2, Level video page). */
export function LevelVideosScreen() {
  const { creatorTopicId = '', levelId } = useParams();
  const location = useLevelLocation(creatorTopicId, levelId);
  const { leave } = useLeave(location.parent);
  // The library is loaded while the list of videos is.
  useEffect(preloadHls, []);
  if (!levelId) return <NothingToWatch text={messages.watch.noLevel} onBack={leave} />;
  return <LevelVideos creatorTopicId={creatorTopicId} levelId={levelId} location={location} onBack={leave} />;
}
