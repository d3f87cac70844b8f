import { paths } from '@bazaar/shared/contracts/paths';
import { playlistTopicsOf } from '@bazaar/shared/data/playlistTopics';
import { useList } from '@bazaar/shared/query';
import { useParams } from '@bazaar/shared/router';
import { BoardCard } from '@bazaar/shared/ui/BoardCard';
import { CardGrid, ListScreen } from '@bazaar/shared/ui/ListScreen';
import { useMemo } from 'react';
import { messages } from '../messages.ts';

const texts = messages.topics;

/** What a creator makes playlists about (§2). */
export function TopicsScreen() {
  const { playlistCreatorId = '' } = useParams();
  const list = useList(useMemo(() => playlistTopicsOf(playlistCreatorId), [playlistCreatorId]));
  return (
    <ListScreen title={texts.title} list={list} texts={{ empty: texts.empty, error: texts.failed }} parent={paths.creators}>
      {(items) => (
        <CardGrid>
          {items.map(({ playlistTopicId, playlistTopicName, thumbnailId }) => (
            <li key={playlistTopicId}>
              <BoardCard to={paths.topicPlaylists(playlistCreatorId, playlistTopicId)} name={playlistTopicName} imageId={thumbnailId} />
            </li>
          ))}
        </CardGrid>
      )}
    </ListScreen>
  );
}
