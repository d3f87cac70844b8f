import * as paths from '@bazaar/shared/contracts/paths';
import { preloadHls } from '@bazaar/shared/player';
import { useParams } from '@bazaar/shared/router';
import { useLeave } from '@bazaar/shared/series';
import { NothingToWatch } from '@bazaar/shared/ui/NothingToWatch';
import { useEffect } from 'react';
import { messages } from '../messages.ts';
import { PlaylistVideos } from './PlaylistVideos.tsx';

/** A playlist's videos, one after the other (§2, Playlist video player). Works from a bare link. */
export function PlaylistVideosScreen() {
  const { playlistCreatorId = '', playlistTopicId = '', playlistId } = useParams();
  const { leave } = useLeave(paths.topicPlaylists(playlistCreatorId, playlistTopicId));
  // The library is loaded while the list of videos is.
  useEffect(preloadHls, []);
  if (!playlistId) return <NothingToWatch text={messages.watch.noPlaylist} onBack={leave} />;
  return (
    <PlaylistVideos
      key={playlistId}
      playlistCreatorId={playlistCreatorId}
      playlistTopicId={playlistTopicId}
      playlistId={playlistId}
      onBack={leave}
    />
  );
}
