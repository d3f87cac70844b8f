import { currentVisit } from '@bazaar/shared/device';
import {
  experimental_createQueryPersister,
  PERSISTER_KEY_PREFIX,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core';
import { hashKey, notifyManager, type QueryClient } from '@tanstack/react-query';
import { clear, keys } from 'idb-keyval';
import { DAY_MS } from '../contracts/time.ts';
import { forgetStored, readPersisted, removePersisted, store, writePersisted } from './persistedPages.ts';

/** Not in the spec: saved results older than this are read anew instead of shown. A year: saved lessons need them offline (docs/decisions/028). */
const KEEP_FOR_MS = 365 * DAY_MS;
/** Raise it when the shape of parsed items changes: older saved results are then ignored. */
const SAVED_VERSION = '2';

/** In which visit each query was last sent: a result that comes after a sign-out is not saved. */
const visitOf = new Map<string, number>();

const { persisterFn, persistQueryByKey } = experimental_createQueryPersister<PersistedQuery>({
  storage: {
    getItem: (key) => tolerate(() => readPersisted(key)),
    setItem: (key, value) =>
      tolerate(async () => visitOf.get(value.queryHash) === currentVisit() && writePersisted(key, value)),
    removeItem: (key) => tolerate(() => removePersisted(key)),
  },
  serialize: (query) => query,
  deserialize: (query) => query,
  maxAge: KEEP_FOR_MS,
  buster: SAVED_VERSION,
  refetchOnRestore: false, // its own refetch causes an unhandled rejection
});

/** Saves each query's last good result in IndexedDB and restores it at the next start, before any request. */
export const persistedQueries: typeof persisterFn = async (queryFn, context, query) => {
  let isFetched = false;
  visitOf.set(query.queryHash, currentVisit());
  const result = await persisterFn(
    (queryContext) => {
      isFetched = true;
      return queryFn(queryContext);
    },
    context,
    query,
  );
  // A failure is in the state of the query, where the screen finds it.
  if (!isFetched) notifyManager.schedule(() => query.isStale() && void query.fetch().catch(() => {}));
  return result;
};

/** Saves the result of a query that it did not read itself. */
export function persistQuery(queryKey: readonly unknown[], client: QueryClient): Promise<void> {
  visitOf.set(hashKey(queryKey), currentVisit());
  return persistQueryByKey(queryKey, client);
}

/** Removes the saved result of one query; for reading it anew. */
export const forgetPersistedQuery = (queryKey: readonly unknown[]) =>
  tolerate(() => removePersisted(`${PERSISTER_KEY_PREFIX}-${hashKey(queryKey)}`));

/** Removes all that was saved on this device; for signing out. */
export const clearPersistedQueries = () =>
  tolerate(() => {
    forgetStored();
    return clear(store());
  });

/** Removes what was saved of one collection, and keeps the rest. */
export const clearPersistedCollection = (name: string) =>
  tolerate(async () => {
    const ofCollection = `${PERSISTER_KEY_PREFIX}-["${name}",`;
    const all = await keys<string>(store());
    await Promise.all(all.filter((key) => key.startsWith(ofCollection)).map(removePersisted));
  });

/** Storage may be blocked, full or broken: the site then works without saved results. */
async function tolerate<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}
