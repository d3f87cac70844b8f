import { paths } from '@bazaar/shared/contracts/paths';
import { categories } from '@bazaar/shared/data/categories';
import { useList } from '@bazaar/shared/query';
import { BoardCard } from '@bazaar/shared/ui/BoardCard';
import { CardGrid, ListScreen } from '@bazaar/shared/ui/ListScreen';
import { messages } from '../messages.ts';

const texts = messages.categories;

/** All categories, 20 a page (§2, §9). */
export function CategoriesScreen() {
  const list = useList(categories);
  return (
    <ListScreen
      title={texts.title}
      list={list}
      texts={{ empty: texts.empty, error: texts.failed }}
      parent={paths.home}
      instead={{ to: paths.business, label: texts.instead }}
    >
      {(items) => (
        <CardGrid>
          {items.map(({ categoryId, categoryName, bigImageId }, index) => (
            <li key={categoryId}>
              <BoardCard
                to={paths.subcategories(categoryId)}
                name={categoryName}
                imageId={bigImageId}
                isFirst={index === 0}
                state={{ title: categoryName }}
              />
            </li>
          ))}
        </CardGrid>
      )}
    </ListScreen>
  );
}
