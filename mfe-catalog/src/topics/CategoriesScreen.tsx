import * as paths from '@bazaar/shared/contracts/paths';
import { categories } from '@bazaar/shared/data/categories';
import { useList } from '@bazaar/shared/query';
import { CardGrid, ListScreen } from '@bazaar/shared/ui/ListScreen';
import { categories as texts } from '../texts.ts';

/** All categories, 20 a page (§2, §9). */
export const CategoriesScreen = () => (
  <ListScreen
    title={texts.title}
    list={useList(categories)}
    texts={texts}
    parent={paths.home}
    instead={{ to: paths.business, label: texts.instead }}
  >
    {(items) => (
      <CardGrid
        items={items}
        card={({ categoryId, categoryName, bigImageId }, index) => ({
          id: categoryId,
          to: paths.subcategories(categoryId),
          name: categoryName,
          imageId: bigImageId,
          isFirst: index === 0,
          state: { title: categoryName },
        })}
      />
    )}
  </ListScreen>
);
