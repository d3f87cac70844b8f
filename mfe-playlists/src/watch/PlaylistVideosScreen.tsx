import * as paths from '@bazaar/shared/contracts/paths';
import { lessonsIn } from '@bazaar/shared/data/lessons';
import { playlistCreator } from '@bazaar/shared/data/playlistCreators';
import { playlistTopic } from '@bazaar/shared/data/playlistTopics';
import { playlistVideosOf } from '@bazaar/shared/data/playlistVideos';
import { playlist, playlistsOf } from '@bazaar/shared/data/playlists';
import { lastWatchedOf } from '@bazaar/shared/player';
import { useDocument, useList } from '@bazaar/shared/query';
import { useParams } from '@bazaar/shared/router';
import { MoreFrom, SeriesEnd, SeriesScreen, useSelection } from '@bazaar/shared/series';
import { ButtonLink } from '@bazaar/shared/ui/Button';
import { useName, useTitle } from '@bazaar/shared/ui/ScreenHeading';
import { aboveVideos } from '../breadcrumbs.ts';
import { end, watch as texts } from '../texts.ts';
import { firstAvailable, nextAvailable, openedWith } from './playlist.ts';

/** A playlist's videos, one after the other (§2, Playlist video player). Works from a bare link. */
export function PlaylistVideosScreen() {
  const { playlistId = '' } = useParams();
  return <PlaylistVideos key={playlistId} playlistId={playlistId} />;
}

function PlaylistVideos({ playlistId }: { playlistId: string }) {
  const { playlistCreatorId = '', playlistTopicId = '' } = useParams();
  const ofPlaylist = playlistId ? playlist(playlistId) : undefined;
  const pathOf = (video?: string) =>
    paths.playlistVideos(playlistCreatorId, playlistTopicId, playlistId, video === undefined ? {} : { video });
  const parent = paths.topicPlaylists(playlistCreatorId, playlistTopicId);
  const list = lessonsIn(useList(playlistId ? playlistVideosOf(playlistId) : undefined), pathOf);
  const name = useTitle(ofPlaylist, ({ playlistName }) => playlistName);
  const title = name || texts.title;
  // A name that the page before has passed on is enough: the playlist is read once the videos are there.
  const { value } = useDocument(list.status === 'loaded' ? ofPlaylist : undefined);
  const topicName = useName(playlistTopic(playlistTopicId), (topic) => topic.playlistTopicName);
  const creatorName = useName(playlistCreator(playlistCreatorId), (creator) => creator.playlistCreatorName);
  const selection = useSelection(list, {
    parent,
    state: { title: name },
    defaultLesson: (lessons, failed) =>
      openedWith(lessons, lastWatchedOf(lessons.map(({ videoId }) => videoId)), failed),
  });
  const { lesson, failed, replay } = selection;
  const first = firstAvailable(list.items, failed);
  return (
    <SeriesScreen
      series={{
        kind: 'playlist',
        seriesId: playlistId,
        name: name || undefined,
        topicName,
        description: value?.description,
        lists: [list],
      }}
      selection={selection}
      next={lesson && (nextAvailable(list.items, lesson.videoId, failed) ?? null)}
      heading={{
        breadcrumbs: aboveVideos({ playlistCreatorId, creatorName, playlistTopicId, topicName }),
        about: [lesson ? name : '', topicName, creatorName],
        title,
        path: pathOf(),
      }}
      side={{ title, label: texts.videos }}
      notice={{
        missing: texts.noPlaylist,
        empty: texts.empty,
        failed: texts.failed,
        instead: { to: parent, label: texts.instead },
      }}
      end={
        <SeriesEnd
          title={end.title}
          links={
            <ButtonLink to={parent} kind="line">
              {end.back}
            </ButtonLink>
          }
          onReplay={() => first && replay(first)}
        />
      }
      more={
        creatorName && (
          <MorePlaylists creatorName={creatorName} {...{ playlistCreatorId, playlistTopicId, playlistId }} />
        )
      }
    />
  );
}

interface MorePlaylistsProps {
  playlistCreatorId: string;
  playlistTopicId: string;
  /** The playlist that is watched. */
  playlistId: string;
  creatorName: string;
}

/** The other playlists of this playlist's topic, which are by the same creator. */
const MorePlaylists = ({ playlistCreatorId, playlistTopicId, playlistId, creatorName }: MorePlaylistsProps) => (
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
