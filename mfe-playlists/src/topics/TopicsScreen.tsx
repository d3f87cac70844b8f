import { paths } from '@bazaar/shared/contracts/paths';
import { playlistCreator } from '@bazaar/shared/data/playlistCreators';
import { playlistTopicsOf } from '@bazaar/shared/data/playlistTopics';
import { useList } from '@bazaar/shared/query';
import { useParams } from '@bazaar/shared/router';
import { BoardCard } from '@bazaar/shared/ui/BoardCard';
import { CardGrid, ListScreen } from '@bazaar/shared/ui/ListScreen';
import { useMemo } from 'react';
import { aboveTopics } from '../breadcrumbs.ts';
import { messages } from '../messages.ts';
import { useTitle } from '../useTitle.ts';

const texts = messages.topics;

/** What a creator makes playlists about (§2). */
export function TopicsScreen() {
  const { playlistCreatorId = '' } = useParams();
  const list = useList(useMemo(() => playlistTopicsOf(playlistCreatorId), [playlistCreatorId]));
  const title = useTitle(playlistCreator(playlistCreatorId), (creator) => creator.playlistCreatorName);
  return (
    <ListScreen
      title={title || texts.title}
      list={list}
      texts={{ empty: texts.empty, error: texts.failed }}
      parent={paths.creators}
      instead={{ to: paths.creators, label: texts.instead }}
      location={{ above: aboveTopics() }}
    >
      {(items) => (
        <CardGrid>
          {items.map(({ playlistTopicId, playlistTopicName, thumbnailId }, index) => (
            <li key={playlistTopicId}>
              <BoardCard
                to={paths.topicPlaylists(playlistCreatorId, playlistTopicId)}
                name={playlistTopicName}
                imageId={thumbnailId}
                state={{ title: playlistTopicName }}
                isFirst={index === 0}
              />
            </li>
          ))}
        </CardGrid>
      )}
    </ListScreen>
  );
}
