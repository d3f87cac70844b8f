import { currentVisit } from '@bazaar/shared/device';
import {
  experimental_createQueryPersister,
  PERSISTER_KEY_PREFIX,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core';
import { hashKey, notifyManager } from '@tanstack/react-query';
import { clear } from 'idb-keyval';
import { answers, forgetStored, readSaved, removeSaved, writeSaved } from './savedPages.ts';

/** Not in the spec: saved answers older than this are read anew instead of shown. */
const KEEP_FOR_MS = 30 * 24 * 60 * 60 * 1000;
/** Raise it when the shape of parsed items changes: older saved answers are then ignored. */
const SAVED_VERSION = '2';

/** In which visit each query was last asked: an answer that comes after a sign-out is not saved. */
const visitOf = new Map<string, number>();

const { persisterFn } = experimental_createQueryPersister<PersistedQuery>({
  storage: {
    getItem: (key) => tolerate(() => readSaved(key)),
    setItem: (key, value) =>
      tolerate(async () => visitOf.get(value.queryHash) === currentVisit() && writeSaved(key, value)),
    removeItem: (key) => tolerate(() => removeSaved(key)),
  },
  serialize: (query) => query,
  deserialize: (query) => query,
  maxAge: KEEP_FOR_MS,
  buster: SAVED_VERSION,
  refetchOnRestore: false, // its own refetch leaves a rejection that nobody catches
});

/** Keeps each query's last good answer in IndexedDB and hands it back at the next start, before the network is asked. */
export const savedQueries: typeof persisterFn = async (ask, context, query) => {
  let isAnswered = false;
  visitOf.set(query.queryHash, currentVisit());
  const answer = await persisterFn(
    (asked) => {
      isAnswered = true;
      return ask(asked);
    },
    context,
    query,
  );
  // A failure is in the state of the query, where the screen finds it.
  if (!isAnswered) notifyManager.schedule(() => query.isStale() && void query.fetch().catch(() => {}));
  return answer;
};

/** Removes the saved answer of one query; for reading it anew. */
export const forgetSavedQuery = (queryKey: readonly unknown[]) =>
  tolerate(() => removeSaved(`${PERSISTER_KEY_PREFIX}-${hashKey(queryKey)}`));

/** Removes all that was saved on this device; for signing out. */
export const clearSavedQueries = () =>
  tolerate(() => {
    forgetStored();
    return clear(answers());
  });

/** Storage may be blocked, full or broken: the site then works without saved answers. */
async function tolerate<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}
