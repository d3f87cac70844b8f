import * as paths from '@bazaar/shared/contracts/paths';
import { categoryNamed } from '@bazaar/shared/data/categories';
import { businessTopicNamed } from '@bazaar/shared/data/creatorTopics';
import { useList } from '@bazaar/shared/query';
import { Navigate, useSearchParams } from '@bazaar/shared/router';
import type { Elements } from '@bazaar/shared/ui/elements';

/** Opens what the address names (paths.businessTopic, paths.categoryNamed); the list of all while that is read, and where there is nothing of these names. */
export function NamedTopic({ children }: { children: Elements }) {
  const [first, second] = useSearchParams()[0].getAll('topic');
  const named = useNamed(first);
  const other = useNamed(named === null ? second : undefined);
  const found = named ?? other;
  return found ? <Navigate to={found.path} state={{ title: found.name }} replace /> : children;
}

/** Returns the business topic of this name, else the category; null where there is neither, undefined until that is known and without a name. */
function useNamed(name: string | undefined): { path: string; name: string } | null | undefined {
  const topics = useList(name ? businessTopicNamed(name) : undefined);
  const categories = useList(name ? categoryNamed(name) : undefined);
  if (!name || topics.status === 'loading') return undefined;
  const [topic] = topics.items;
  if (topic) return { path: paths.businessLevels(topic.creatorTopicId), name: topic.creatorTopicName };
  if (categories.status === 'loading') return undefined;
  const [category] = categories.items;
  return category ? { path: paths.subcategories(category.categoryId), name: category.categoryName } : null;
}
