import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { persistQuery } from './persistedQueries.ts';

/**
 * Gives a query what the document has read of it before any module ran, so that a component has it in its first render. It
 * counts as read when the page was opened, and is saved as every good result is; a saved one of before is not restored.
 * Nothing changes where the query has data already, or `take` returns undefined.
 */
export function useEarlyResult<T>(key: readonly string[], take: () => T | undefined): void {
  const client = useQueryClient();
  // Not as the query's initial data: a reset of the query would bring that back.
  useState(() => {
    if (client.getQueryData(key) !== undefined) return;
    const result = take();
    if (result === undefined) return;
    client.setQueryData(key, result, { updatedAt: Date.now() - performance.now() });
    void persistQuery(key, client);
  });
}
