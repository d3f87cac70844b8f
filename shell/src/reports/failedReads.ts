import type { createQueryClient } from '@bazaar/shared/query';

type Queries = ReturnType<ReturnType<typeof createQueryClient>['getQueryCache']>;

/** Calls `note` for each first read that failed, earlier ones too: a screen without what it is there for. Not without network. */
export function noteFailedReads(queries: Queries, note: () => void): void {
  const hasFailed = ({ state, meta }: ReturnType<Queries['getAll']>[number]) =>
    state.status === 'error' && state.data === undefined && !meta?.isOptional && navigator.onLine;
  if (queries.getAll().some(hasFailed)) note();
  queries.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error' && hasFailed(event.query)) note();
  });
}
