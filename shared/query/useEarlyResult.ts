import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { onlyNewPageHelps } from '@remotes-kit/runtime/rememberedFailure';
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

/** `refetch` of a query of TanStack Query. */
type Refetch = (options: { cancelRefetch: boolean }) => Promise<{ error: Error | null }>;

/** The reader wants what is there now: what the document has read early, and nobody has taken yet, is no longer that. */
export const forgetEarlyReads = (): void => globalThis.earlyReads?.clear();

/** Reads a query again by hand; opens the page anew where Firestore's SDK did not come and nothing else helps. */
export async function readAgain(refetch: Refetch): Promise<void> {
  forgetEarlyReads();
  const { error } = await refetch({ cancelRefetch: false }); // §4: 'a fetch already in progress is not restarted'
  if (onlyNewPageHelps(error)) location.reload();
}
