/** A saved query in IndexedDB. A paged one is stored page by page: its five-hundredth page costs as much as its fifth. */
import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { createStore, get, getMany, promisifyRequest, setMany, type UseStore } from 'idb-keyval';
import { DAY_MS } from '../contracts/time.ts';
import { withStorageDeadline } from '../device/storageDeadline.ts';

const DATABASE = 'bazaar';
/** Its name on devices: under another one their data would be lost. */
const STORE = 'answers';

/** The data stored under the query's own key: of a paged query only how many pages there are. */
interface Paged {
  pages: number;
}

/** The pages of a query that are stored already, so that they are not written again. */
const stored = new Map<string, readonly unknown[]>();

let database: UseStore | undefined;
/** Every read and write of the database. Rejects where it does not respond in time. */
export const store = (): UseStore => (mode, callback) =>
  withStorageDeadline((database ??= createStore(DATABASE, STORE))(mode, callback));

export async function writePersisted(key: string, saved: PersistedQuery): Promise<void> {
  const pages: unknown = pagesIn(saved.state.data);
  if (!Array.isArray(pages)) return setMany([[key, saved]], store());
  const before = stored.get(key) ?? [];
  const fresh = pages
    .map((page, index): [string, unknown] => [pageKey(key, index), page])
    .filter((_, index) => pages[index] !== before[index]);
  const head = {
    ...saved,
    state: { ...saved.state, data: { ...(saved.state.data as object), pages: pages.length } satisfies Paged },
  };
  await setMany([[key, head], ...fresh], store());
  stored.set(key, pages);
}

/**
 * Undefined when there is none, or when one of its pages is missing. A result from a time to come, which a wrong clock has said,
 * counts as a day old: it would else never be read again.
 */
export async function readPersisted(key: string): Promise<PersistedQuery | undefined> {
  const head = notFromTheFuture(await get<PersistedQuery>(key, store()), Date.now());
  const count = pagesIn(head?.state.data);
  if (!head || typeof count !== 'number') return head;
  const pages = await getMany<unknown>(pageKeys(key, count), store());
  if (pages.includes(undefined)) return undefined;
  stored.set(key, pages);
  return { ...head, state: { ...head.state, data: { ...(head.state.data as object), pages } } };
}

/** Not in the spec: a result of an unknown time is old enough to be read again, and not too old to be shown until then. */
const UNKNOWN_AGE_MS = DAY_MS;

function notFromTheFuture(saved: PersistedQuery | undefined, nowMs: number): PersistedQuery | undefined {
  if (!saved || !(saved.state.dataUpdatedAt > nowMs)) return saved;
  return { ...saved, state: { ...saved.state, dataUpdatedAt: nowMs - UNKNOWN_AGE_MS } };
}

export async function removePersisted(key: string): Promise<void> {
  stored.delete(key);
  await store()('readwrite', (transaction) => {
    transaction.delete(key);
    // Also pages of an earlier, longer list.
    return promisifyRequest(transaction.delete(IDBKeyRange.bound(pageKey(key, ''), pageKey(key, '\uffff'))));
  });
}

/** For when all is cleared at once. */
export const forgetStored = () => stored.clear();

const pageKey = (key: string, index: number | string) => `${key}#${index}`;
const pageKeys = (key: string, count: number) => Array.from({ length: count }, (_, index) => pageKey(key, index));

const pagesIn = (data: unknown) => (data as { pages?: unknown } | undefined)?.pages;
