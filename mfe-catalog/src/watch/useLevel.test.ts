import { expect, test } from 'vitest';
import { topicPaths } from './useLevel.ts';

test.each([
  [
    { creatorTopicId: 't', categoryId: 'c', subCategoryId: 's' },
    '/level/categories/c/subcategories/s/creators/t/levels/t',
    '/level/categories/c/subcategories/s',
  ],
  [{ creatorTopicId: 't', categoryId: 'default', subCategoryId: 'default' }, '/business/levels/t', '/business'],
  [{ creatorTopicId: 't' }, '/business/levels/t', '/level/categories'],
])('%o has its levels at %s and its topics at %s', (level, levels, topics) => {
  expect(topicPaths(level)).toEqual({ levels, topics });
});
