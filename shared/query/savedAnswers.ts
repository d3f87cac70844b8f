import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core';
import { notifyManager } from '@tanstack/react-query';
import { clear, createStore, del, get, set } from 'idb-keyval';

/** Not in the spec: saved answers older than this are read anew instead of shown. */
const KEEP_FOR_MS = 30 * 24 * 60 * 60 * 1000;
/** Raise it when the shape of parsed items changes: older saved answers are then ignored. */
const SAVED_VERSION = '1';

const DATABASE = 'bazaar';
const STORE = 'answers';

const { persisterFn } = experimental_createQueryPersister({
  storage: { getItem: (key) => read(key), setItem: (key, value) => write(key, value), removeItem: (key) => remove(key) },
  serialize: (query) => query,
  deserialize: (query) => query,
  maxAge: KEEP_FOR_MS,
  buster: SAVED_VERSION,
  refetchOnRestore: false, // its own refetch leaves a rejection that nobody catches
});

/** Keeps each query's last good answer in IndexedDB and hands it back at the next start, before the network is asked. */
export const savedAnswers: typeof persisterFn = async (ask, context, query) => {
  let isAnswered = false;
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

/** Removes all that was saved on this device; for signing out. */
export const clearSavedAnswers = () => tolerate(() => clear(store()));

type Saved = Parameters<NonNullable<Parameters<typeof experimental_createQueryPersister>[0]['serialize']>>[0];

let database: ReturnType<typeof createStore> | undefined;
const store = () => (database ??= createStore(DATABASE, STORE));

const read = (key: string) => tolerate(() => get<Saved>(key, store()));
const write = (key: string, value: Saved) => tolerate(() => set(key, value, store()));
const remove = (key: string) => tolerate(() => del(key, store()));

/** Storage may be blocked, full or broken: the site then works without saved answers. */
async function tolerate<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}
