import { paths } from '@bazaar/shared/contracts/paths';
import { playlistCreator } from '@bazaar/shared/data/playlistCreators';
import { playlistsOf } from '@bazaar/shared/data/playlists';
import { playlistTopic } from '@bazaar/shared/data/playlistTopics';
import { useList } from '@bazaar/shared/query';
import { useParams } from '@bazaar/shared/router';
import { BoardCard } from '@bazaar/shared/ui/BoardCard';
import { CardGrid, ListScreen } from '@bazaar/shared/ui/ListScreen';
import { useMemo } from 'react';
import { abovePlaylists } from '../breadcrumbs.ts';
import { messages } from '../messages.ts';
import { useName, useTitle } from '../useTitle.ts';

const texts = messages.playlists;

/** The playlists of a topic (§2). */
export function PlaylistsScreen() {
  const { playlistCreatorId = '', playlistTopicId = '' } = useParams();
  const list = useList(useMemo(() => playlistsOf(playlistTopicId), [playlistTopicId]));
  const parent = paths.creatorTopics(playlistCreatorId);
  const title = useTitle(playlistTopic(playlistTopicId), (topic) => topic.playlistTopicName);
  const creatorName = useName(playlistCreator(playlistCreatorId), (creator) => creator.playlistCreatorName);
  return (
    <ListScreen
      title={title || texts.title}
      list={list}
      texts={{ empty: texts.empty, error: texts.failed }}
      parent={parent}
      instead={{ to: parent, label: texts.instead }}
      location={{ above: abovePlaylists({ playlistCreatorId, creatorName }), about: [creatorName] }}
    >
      {(items) => (
        <CardGrid>
          {items.map(({ playlistId, playlistName, smallImageId }, index) => (
            <li key={playlistId}>
              <BoardCard
                to={paths.playlistVideos(playlistCreatorId, playlistTopicId, playlistId)}
                name={playlistName}
                imageId={smallImageId}
                state={{ title: playlistName }}
                isFirst={index === 0}
              />
            </li>
          ))}
        </CardGrid>
      )}
    </ListScreen>
  );
}
