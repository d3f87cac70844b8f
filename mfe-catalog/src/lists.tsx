import * as paths from '@bazaar/shared/contracts/paths';
import { categories, category } from '@bazaar/shared/data/categories';
import { businessTopics, topicsOf } from '@bazaar/shared/data/creatorTopics';
import { subcategoriesOf, subcategory } from '@bazaar/shared/data/subcategories';
import { useList } from '@bazaar/shared/query';
import { useParams } from '@bazaar/shared/router';
import { CardListScreen } from '@bazaar/shared/ui/ListScreen';
import { useTitle } from '@bazaar/shared/ui/ScreenHeading';
import { LevelCreators } from './creators/LevelCreators.tsx';
import { BusinessLevelsScreen, LevelsScreen } from './levels/LevelsScreen.tsx';
import { useAbove } from './location.ts';
import { business, categories as categoriesTexts, subcategories, topics } from './texts.ts';
import { NamedTopic } from './topics/NamedTopic.tsx';
import { SampleFigures } from './topics/SampleFigures.tsx';

/** All categories, 20 a page (§2, §9); one that the address names is opened. */
const Categories = () => (
  <NamedTopic>
    <CardListScreen
      list={useList(categories)}
      texts={categoriesTexts}
      parent={paths.home}
      instead={paths.business}
      card={({ categoryId, categoryName, bigImageId }) => ({
        id: categoryId,
        to: paths.subcategories(categoryId),
        name: categoryName,
        imageId: bigImageId,
      })}
    />
  </NamedTopic>
);

/** The subcategories of a category (§2). */
function Subcategories() {
  const { categoryId = '' } = useParams();
  const list = useList(subcategoriesOf(categoryId));
  const name = useTitle(category(categoryId), ({ categoryName }) => categoryName);
  return (
    <CardListScreen
      list={list}
      texts={subcategories}
      parent={paths.categories}
      location={{ above: useAbove(), about: [name] }}
      card={({ subCategoryId, subCategoryName, smallImageId }) => ({
        id: subCategoryId,
        to: paths.topics(categoryId, subCategoryId),
        name: subCategoryName,
        imageId: smallImageId,
      })}
    />
  );
}

/** The topics of a subcategory (§2). */
function Topics() {
  const { categoryId = '', subCategoryId = '' } = useParams();
  const list = useList(topicsOf(subCategoryId));
  const name = useTitle(subcategory(subCategoryId), ({ subCategoryName }) => subCategoryName);
  return (
    <CardListScreen
      list={list}
      texts={topics}
      parent={paths.subcategories(categoryId)}
      location={{ above: useAbove(categoryId), about: [name] }}
      card={({ creatorTopicId, creatorTopicName, bigImageId }) => ({
        id: creatorTopicId,
        to: paths.levelCreators(categoryId, subCategoryId, creatorTopicId),
        name: creatorTopicName,
        imageId: bigImageId,
      })}
    />
  );
}

/** The business topics, 20 a page (§2, §9); one that the address names is opened. */
const BusinessTopics = () => (
  <NamedTopic>
    <CardListScreen
      list={useList(businessTopics)}
      texts={business}
      parent={paths.home}
      instead={paths.categories}
      card={({ creatorTopicId, creatorTopicName, bigImageId }) => ({
        id: creatorTopicId,
        to: paths.businessLevels(creatorTopicId),
        name: creatorTopicName,
        imageId: bigImageId,
        children: <SampleFigures creatorTopicId={creatorTopicId} />,
      })}
    />
  </NamedTopic>
);

/** The list screens by their paths; one chunk, since visitors go from each to the next, and each alone is smaller than the overhead of a request. */
export const lists = {
  '/business': BusinessTopics,
  '/business/levels/:creatorTopicId?': BusinessLevelsScreen,
  '/level/categories': Categories,
  '/level/categories/:categoryId': Subcategories,
  '/level/categories/:categoryId/subcategories/:subCategoryId': Topics,
  '/level/categories/:categoryId/subcategories/:subCategoryId/creators/:creatorTopicId?': LevelCreators,
  // The spec's path holds the topic twice; the last one decides (docs/behaviour.md).
  '/level/categories/:categoryId/subcategories/:subCategoryId/creators/:creatorTopicId/levels/:levelTopicId':
    LevelsScreen,
};
