import { paths } from '@bazaar/shared/contracts/paths';
import { playlistCreators } from '@bazaar/shared/data/playlistCreators';
import { useList } from '@bazaar/shared/query';
import { BoardCard } from '@bazaar/shared/ui/BoardCard';
import { CardGrid, ListScreen } from '@bazaar/shared/ui/ListScreen';
import { messages } from '../messages.ts';

const texts = messages.creators;

/** Everyone who makes playlists (§2). */
export function CreatorsScreen() {
  const list = useList(playlistCreators);
  return (
    <ListScreen
      title={texts.title}
      list={list}
      texts={{ empty: texts.empty, error: texts.failed }}
      parent={paths.home}
      instead={{ to: paths.categories, label: texts.instead }}
    >
      {(items) => (
        <CardGrid>
          {items.map(({ playlistCreatorId, playlistCreatorName, smallImageId }, index) => (
            <li key={playlistCreatorId}>
              <BoardCard
                to={paths.creatorTopics(playlistCreatorId)}
                name={playlistCreatorName}
                imageId={smallImageId}
                state={{ title: playlistCreatorName }}
                ratio={1}
                isFirst={index === 0}
              >
                {texts.explore} <span aria-hidden="true">→</span>
              </BoardCard>
            </li>
          ))}
        </CardGrid>
      )}
    </ListScreen>
  );
}
