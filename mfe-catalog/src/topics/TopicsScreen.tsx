import * as paths from '@bazaar/shared/contracts/paths';
import { topicsOf } from '@bazaar/shared/data/creatorTopics';
import { subcategory } from '@bazaar/shared/data/subcategories';
import { useList } from '@bazaar/shared/query';
import { useParams } from '@bazaar/shared/router';
import { CardGrid, ListScreen } from '@bazaar/shared/ui/ListScreen';
import { useTitle } from '@bazaar/shared/ui/ScreenHeading';
import { useAbove } from '../location.ts';
import { topics as texts } from '../texts.ts';

/** The topics of a subcategory (§2). */
export function TopicsScreen() {
  const { categoryId = '', subCategoryId = '' } = useParams();
  const list = useList(topicsOf(subCategoryId));
  const name = useTitle(subcategory(subCategoryId), (one) => one.subCategoryName);
  const parent = paths.subcategories(categoryId);
  return (
    <ListScreen
      title={texts.title}
      list={list}
      texts={texts}
      parent={parent}
      instead={{ to: parent, label: texts.instead }}
      location={{ above: useAbove(categoryId), about: [name] }}
    >
      {(items) => (
        <CardGrid
          items={items}
          card={({ creatorTopicId, creatorTopicName, bigImageId }, index) => ({
            id: creatorTopicId,
            to: paths.levelCreators(categoryId, subCategoryId, creatorTopicId),
            name: creatorTopicName,
            imageId: bigImageId,
            isFirst: index === 0,
            state: { title: creatorTopicName },
          })}
        />
      )}
    </ListScreen>
  );
}
