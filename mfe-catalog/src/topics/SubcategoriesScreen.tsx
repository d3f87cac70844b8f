import { paths } from '@bazaar/shared/contracts/paths';
import { subcategoriesOf } from '@bazaar/shared/data/subcategories';
import { useList } from '@bazaar/shared/query';
import { useParams } from '@bazaar/shared/router';
import { BoardCard } from '@bazaar/shared/ui/BoardCard';
import { CardGrid, ListScreen } from '@bazaar/shared/ui/ListScreen';
import { useMemo } from 'react';
import { aboveSubcategories } from '../location/breadcrumbs.ts';
import { useCategoryName } from '../location/names.ts';
import { messages } from '../messages.ts';
import { useGivenTitle } from '../titleFromState.ts';

const texts = messages.subcategories;

/** The subcategories of a category (§2). */
export function SubcategoriesScreen() {
  const { categoryId = '' } = useParams();
  const list = useList(useMemo(() => subcategoriesOf(categoryId), [categoryId]));
  const given = useGivenTitle();
  const knownName = useCategoryName(given === undefined ? categoryId : undefined);
  return (
    <ListScreen
      title={texts.title}
      list={list}
      texts={{ empty: texts.empty, error: texts.failed }}
      parent={paths.categories}
      instead={{ to: paths.categories, label: texts.instead }}
      location={{ above: aboveSubcategories(), about: [given ?? knownName] }}
    >
      {(items) => (
        <CardGrid>
          {items.map(({ subCategoryId, subCategoryName, smallImageId }) => (
            <li key={subCategoryId}>
              <BoardCard
                to={paths.topics(categoryId, subCategoryId)}
                name={subCategoryName}
                imageId={smallImageId}
                state={{ title: subCategoryName }}
              />
            </li>
          ))}
        </CardGrid>
      )}
    </ListScreen>
  );
}
