import { category } from '@bazaar/shared/data/categories';
import { creatorTopic } from '@bazaar/shared/data/creatorTopics';
import { levelCreator } from '@bazaar/shared/data/levelCreators';
import { subcategory } from '@bazaar/shared/data/subcategories';
import { useDocument, type DocumentQuery } from '@bazaar/shared/query';

/** Names of what an address only has the ids of. Undefined while one is on its way or not asked for, '' where it cannot be read. */
function useNameOf<T>(
  asked: (id: string) => DocumentQuery<T>,
  id: string | undefined,
  nameOf: (item: T) => string | undefined,
): string | undefined {
  const { status, value } = useDocument(id ? asked(id) : undefined);
  if (status === 'loading') return undefined;
  return (value && nameOf(value)) ?? '';
}

export const useCategoryName = (id: string | undefined) => useNameOf(category, id, ({ categoryName }) => categoryName);
export const useSubcategoryName = (id: string | undefined) =>
  useNameOf(subcategory, id, ({ subCategoryName }) => subCategoryName);
export const useTopicName = (id: string | undefined) =>
  useNameOf(creatorTopic, id, ({ creatorTopicName }) => creatorTopicName);
export const useLevelCreatorName = (id: string | undefined) =>
  useNameOf(levelCreator, id, ({ levelCreatorName }) => levelCreatorName);
