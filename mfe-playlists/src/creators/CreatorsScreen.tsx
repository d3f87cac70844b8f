import * as paths from '@bazaar/shared/contracts/paths';
import { playlistCreators } from '@bazaar/shared/data/playlistCreators';
import { useList } from '@bazaar/shared/query';
import { CardGrid, ListScreen } from '@bazaar/shared/ui/ListScreen';
import { creators as texts } from '../texts.ts';

/** Everyone who makes playlists (§2). */
export const CreatorsScreen = () => (
  <ListScreen
    title={texts.title}
    list={useList(playlistCreators)}
    texts={texts}
    parent={paths.home}
    instead={{ to: paths.categories, label: texts.instead }}
  >
    {(items) => (
      <CardGrid
        items={items}
        card={({ playlistCreatorId, playlistCreatorName, smallImageId }, index) => ({
          id: playlistCreatorId,
          to: paths.creatorTopics(playlistCreatorId),
          name: playlistCreatorName,
          imageId: smallImageId,
          ratio: 1,
          isFirst: index === 0,
          state: { title: playlistCreatorName },
          children: (
            <span>
              {texts.explore} <span aria-hidden="true">→</span>
            </span>
          ),
        })}
      />
    )}
  </ListScreen>
);
