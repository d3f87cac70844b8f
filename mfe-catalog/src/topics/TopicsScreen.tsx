import { paths } from '@bazaar/shared/contracts/paths';
import { topicsOf } from '@bazaar/shared/data/creatorTopics';
import { useList } from '@bazaar/shared/query';
import { useParams } from '@bazaar/shared/router';
import { BoardCard } from '@bazaar/shared/ui/BoardCard';
import { CardGrid, ListScreen } from '@bazaar/shared/ui/ListScreen';
import { useMemo } from 'react';
import { aboveTopics } from '../location/breadcrumbs.ts';
import { useCategoryName, useSubcategoryName } from '../location/names.ts';
import { messages } from '../messages.ts';
import { useGivenTitle } from '../titleFromState.ts';

const texts = messages.topics;

/** The topics of a subcategory (§2). */
export function TopicsScreen() {
  const { categoryId = '', subCategoryId = '' } = useParams();
  const list = useList(useMemo(() => topicsOf(subCategoryId), [subCategoryId]));
  const given = useGivenTitle();
  const knownName = useSubcategoryName(given === undefined ? subCategoryId : undefined);
  const above = aboveTopics({ categoryId, categoryName: useCategoryName(categoryId) });
  const parent = paths.subcategories(categoryId);
  return (
    <ListScreen
      title={texts.title}
      list={list}
      texts={{ empty: texts.empty, error: texts.failed }}
      parent={parent}
      instead={{ to: parent, label: texts.instead }}
      location={{ above, about: [given ?? knownName] }}
    >
      {(items) => (
        <CardGrid>
          {items.map(({ creatorTopicId, creatorTopicName, bigImageId }) => (
            <li key={creatorTopicId}>
              <BoardCard
                to={paths.levelCreators(categoryId, subCategoryId, creatorTopicId)}
                name={creatorTopicName}
                imageId={bigImageId}
                state={{ title: creatorTopicName }}
              />
            </li>
          ))}
        </CardGrid>
      )}
    </ListScreen>
  );
}
