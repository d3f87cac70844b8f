import { paths } from '@bazaar/shared/contracts/paths';
import { playlistCreator } from '@bazaar/shared/data/playlistCreators';
import { playlistsOf } from '@bazaar/shared/data/playlists';
import { playlistTopic } from '@bazaar/shared/data/playlistTopics';
import { useRemembered } from '@bazaar/shared/device';
import { progress } from '@bazaar/shared/progress/hasProgress';
import { knownProgress } from '@bazaar/shared/progress/seriesProgress';
import { useList } from '@bazaar/shared/query';
import { useParams } from '@bazaar/shared/router';
import { CardGrid, ListScreen } from '@bazaar/shared/ui/ListScreen';
import { useName, useTitle } from '@bazaar/shared/ui/ScreenHeading';
import { abovePlaylists } from '../breadcrumbs.ts';
import { messages } from '../messages.ts';

const texts = messages.playlists;

/** The playlists of a topic (§2). */
export function PlaylistsScreen() {
  const { playlistCreatorId = '', playlistTopicId = '' } = useParams();
  const list = useList(playlistsOf(playlistTopicId));
  const entries = useRemembered(progress);
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
        <CardGrid
          items={items}
          card={({ playlistId, playlistName, smallImageId }, index) => {
            const known = knownProgress(playlistId, entries);
            return {
              id: playlistId,
              to: paths.playlistVideos(playlistCreatorId, playlistTopicId, playlistId),
              name: playlistName,
              imageId: smallImageId,
              isFirst: index === 0,
              state: { title: playlistName },
              watchedShare: known?.share,
              children: known && texts.watched(known.finished, known.count),
            };
          }}
        />
      )}
    </ListScreen>
  );
}
