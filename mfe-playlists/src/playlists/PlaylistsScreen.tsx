import * as paths from '@bazaar/shared/contracts/paths';
import { playlistCreator } from '@bazaar/shared/data/playlistCreators';
import { playlistsOf } from '@bazaar/shared/data/playlists';
import { playlistTopic } from '@bazaar/shared/data/playlistTopics';
import { useList } from '@bazaar/shared/query';
import { useParams } from '@bazaar/shared/router';
import { ListScreen } from '@bazaar/shared/ui/ListScreen';
import { useName, useTitle } from '@bazaar/shared/ui/ScreenHeading';
import { abovePlaylists } from '../breadcrumbs.ts';
import { playlists as texts } from '../texts.ts';
import { PlaylistCards } from './PlaylistCards.tsx';

/** The playlists of a topic (§2). */
export function PlaylistsScreen() {
  const { playlistCreatorId = '', playlistTopicId = '' } = useParams();
  const list = useList(playlistsOf(playlistTopicId));
  const parent = paths.creatorTopics(playlistCreatorId);
  const title = useTitle(playlistTopic(playlistTopicId), (topic) => topic.playlistTopicName);
  const creatorName = useName(playlistCreator(playlistCreatorId), (creator) => creator.playlistCreatorName);
  return (
    <ListScreen
      title={title || texts.title}
      list={list}
      texts={texts}
      parent={parent}
      instead={{ to: parent, label: texts.instead }}
      location={{ above: abovePlaylists({ playlistCreatorId, creatorName }), about: [creatorName] }}
    >
      {(items) => (
        <PlaylistCards
          playlists={items}
          to={(playlistId) => paths.playlistVideos(playlistCreatorId, playlistTopicId, playlistId)}
        />
      )}
    </ListScreen>
  );
}
