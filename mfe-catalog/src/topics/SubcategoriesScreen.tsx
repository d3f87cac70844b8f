import * as paths from '@bazaar/shared/contracts/paths';
import { category } from '@bazaar/shared/data/categories';
import { subcategoriesOf } from '@bazaar/shared/data/subcategories';
import { useList } from '@bazaar/shared/query';
import { useParams } from '@bazaar/shared/router';
import { CardGrid, ListScreen } from '@bazaar/shared/ui/ListScreen';
import { useTitle } from '@bazaar/shared/ui/ScreenHeading';
import { useAbove } from '../location.ts';
import { subcategories as texts } from '../texts.ts';

/** The subcategories of a category (§2). */
export function SubcategoriesScreen() {
  const { categoryId = '' } = useParams();
  const list = useList(subcategoriesOf(categoryId));
  const name = useTitle(category(categoryId), (one) => one.categoryName);
  return (
    <ListScreen
      title={texts.title}
      list={list}
      texts={texts}
      parent={paths.categories}
      instead={{ to: paths.categories, label: texts.instead }}
      location={{ above: useAbove(), about: [name] }}
    >
      {(items) => (
        <CardGrid
          items={items}
          card={({ subCategoryId, subCategoryName, smallImageId }, index) => ({
            id: subCategoryId,
            to: paths.topics(categoryId, subCategoryId),
            name: subCategoryName,
            imageId: smallImageId,
            isFirst: index === 0,
            state: { title: subCategoryName },
          })}
        />
      )}
    </ListScreen>
  );
}
