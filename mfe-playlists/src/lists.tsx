import * as paths from '@bazaar/shared/contracts/paths';
import { playlistCreator, playlistCreators } from '@bazaar/shared/data/playlistCreators';
import { playlistsOf, type Playlist } from '@bazaar/shared/data/playlists';
import { playlistTopic, playlistTopicsOf } from '@bazaar/shared/data/playlistTopics';
import { useRemembered } from '@bazaar/shared/device';
import { deviceProgress } from '@bazaar/shared/progress/device';
import { knownProgress } from '@bazaar/shared/progress/figures';
import { useList } from '@bazaar/shared/query';
import { useParams } from '@bazaar/shared/router';
import { CardGrid, CardListScreen, ListScreen } from '@bazaar/shared/ui/ListScreen';
import { useName, useTitle } from '@bazaar/shared/ui/ScreenHeading';
import { abovePlaylists, aboveTopics } from './breadcrumbs.ts';
import { creators, playlists as playlistsTexts, topics } from './texts.ts';

/** Everyone who makes playlists (§2). */
const Creators = () => (
  <CardListScreen
    list={useList(playlistCreators)}
    texts={creators}
    parent={paths.home}
    instead={paths.categories}
    card={({ playlistCreatorId, playlistCreatorName, smallImageId }) => ({
      id: playlistCreatorId,
      to: paths.creatorTopics(playlistCreatorId),
      name: playlistCreatorName,
      imageId: smallImageId,
      ratio: 1,
      children: (
        <span>
          {creators.explore} <span aria-hidden="true">→</span>
        </span>
      ),
    })}
  />
);

/** The topics of a creator's playlists (§2). */
function Topics() {
  const { playlistCreatorId = '' } = useParams();
  const list = useList(playlistTopicsOf(playlistCreatorId));
  const title = useTitle(playlistCreator(playlistCreatorId), (creator) => creator.playlistCreatorName);
  return (
    <CardListScreen
      list={list}
      texts={topics}
      title={title || undefined}
      parent={paths.creators}
      location={{ above: aboveTopics() }}
      card={({ playlistTopicId, playlistTopicName, thumbnailId }) => ({
        id: playlistTopicId,
        to: paths.topicPlaylists(playlistCreatorId, playlistTopicId),
        name: playlistTopicName,
        imageId: thumbnailId,
      })}
    />
  );
}

/** The playlists of a topic (§2). */
function Playlists() {
  const { playlistCreatorId = '', playlistTopicId = '' } = useParams();
  const list = useList(playlistsOf(playlistTopicId));
  const title = useTitle(playlistTopic(playlistTopicId), (topic) => topic.playlistTopicName);
  const creatorName = useName(playlistCreator(playlistCreatorId), (creator) => creator.playlistCreatorName);
  return (
    <ListScreen
      list={list}
      texts={playlistsTexts}
      title={title || undefined}
      parent={paths.creatorTopics(playlistCreatorId)}
      location={{ above: abovePlaylists({ playlistCreatorId, creatorName }), about: [creatorName] }}
    >
      {(playlists) => (
        <PlaylistCards
          playlists={playlists}
          to={(playlistId) => paths.playlistVideos(playlistCreatorId, playlistTopicId, playlistId)}
        />
      )}
    </ListScreen>
  );
}

interface PlaylistCardsProps {
  playlists: readonly Playlist[];
  /** The address of a playlist. */
  to(playlistId: string): string;
}

/** The playlists as cards, each with what this device knows was watched of it. */
function PlaylistCards({ playlists, to }: PlaylistCardsProps) {
  const entries = useRemembered(deviceProgress);
  return (
    <CardGrid
      items={playlists}
      card={({ playlistId, playlistName, smallImageId }) => {
        const progress = knownProgress(playlistId, entries);
        return {
          id: playlistId,
          to: to(playlistId),
          name: playlistName,
          imageId: smallImageId,
          watchedShare: progress?.share,
          children: progress && playlistsTexts.watched(progress.finished, progress.count),
        };
      }}
    />
  );
}

/** The list screens by their paths; one chunk, since visitors go from each to the next, and each alone is smaller than the overhead of a request. */
export const lists = {
  '/creators': Creators,
  '/creators/:playlistCreatorId/topics': Topics,
  '/creators/:playlistCreatorId/topics/:playlistTopicId/playlists': Playlists,
};
