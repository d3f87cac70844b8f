import * as paths from '@bazaar/shared/contracts/paths';
import { playlistCreator } from '@bazaar/shared/data/playlistCreators';
import { playlistTopicsOf } from '@bazaar/shared/data/playlistTopics';
import { useList } from '@bazaar/shared/query';
import { useParams } from '@bazaar/shared/router';
import { CardGrid, ListScreen } from '@bazaar/shared/ui/ListScreen';
import { useTitle } from '@bazaar/shared/ui/ScreenHeading';
import { aboveTopics } from '../breadcrumbs.ts';
import { topics as texts } from '../texts.ts';

/** The topics of a creator's playlists (§2). */
export function TopicsScreen() {
  const { playlistCreatorId = '' } = useParams();
  const list = useList(playlistTopicsOf(playlistCreatorId));
  const title = useTitle(playlistCreator(playlistCreatorId), (creator) => creator.playlistCreatorName);
  return (
    <ListScreen
      title={title || texts.title}
      list={list}
      texts={texts}
      parent={paths.creators}
      instead={{ to: paths.creators, label: texts.instead }}
      location={{ above: aboveTopics() }}
    >
      {(items) => (
        <CardGrid
          items={items}
          card={({ playlistTopicId, playlistTopicName, thumbnailId }, index) => ({
            id: playlistTopicId,
            to: paths.topicPlaylists(playlistCreatorId, playlistTopicId),
            name: playlistTopicName,
            imageId: thumbnailId,
            isFirst: index === 0,
            state: { title: playlistTopicName },
          })}
        />
      )}
    </ListScreen>
  );
}
