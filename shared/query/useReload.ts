import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ListQuery } from './list.ts';
import { forgetSavedQuery } from './savedQueries.ts';

/** §4, Feed: forgets the items and the cursor of a list, saved ones included, and reads it from its first page. */
export function useReload<T>({ key }: ListQuery<T>): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    void forgetSavedQuery(key).then(() => client.resetQueries({ queryKey: key, exact: true }));
  }, [client, key]);
}
