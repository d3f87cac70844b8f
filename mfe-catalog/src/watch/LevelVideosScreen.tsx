import { preloadHls } from '@bazaar/shared/player';
import { useParams } from '@bazaar/shared/router';
import { NothingToWatch, useLeave } from '@bazaar/shared/ui/watch/WatchScreen';
import { useEffect } from 'react';
import { useLevelLocation } from './useLevelLocation.ts';
import { messages } from '../messages.ts';
import { LevelVideos } from './LevelVideos.tsx';

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
