import * as paths from '@bazaar/shared/contracts/paths';
import { playlistsOf } from '@bazaar/shared/data/playlists';
import { MoreFrom } from '@bazaar/shared/series';

interface MorePlaylistsProps {
  playlistCreatorId: string;
  playlistTopicId: string;
  /** The playlist that is watched. */
  playlistId: string;
  creatorName: string;
}

/** The other playlists of this playlist's topic, which are by the same creator. */
export const MorePlaylists = ({ playlistCreatorId, playlistTopicId, playlistId, creatorName }: MorePlaylistsProps) => (
  <MoreFrom
    name={creatorName}
    query={playlistsOf(playlistTopicId)}
    card={(other) =>
      other.playlistId === playlistId
        ? undefined
        : {
            id: other.playlistId,
            to: paths.playlistVideos(playlistCreatorId, playlistTopicId, other.playlistId),
            name: other.playlistName,
            imageId: other.smallImageId,
            state: { title: other.playlistName },
          }
    }
  />
);
