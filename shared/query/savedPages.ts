/** A saved answer in IndexedDB. A paged one is kept page by page: its five-hundredth page costs as much as its fifth. */
import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { createStore, get, getMany, promisifyRequest, setMany } from 'idb-keyval';

const DATABASE = 'bazaar';
const STORE = 'answers';

/** What stands at the answer's own key: of a paged answer only how many pages there are. */
interface Paged {
  pages: number;
}

/** Which pages of an answer are stored already, so that they are not written again. */
const stored = new Map<string, readonly unknown[]>();

let database: ReturnType<typeof createStore> | undefined;
export const answers = () => (database ??= createStore(DATABASE, STORE));

export async function writeSaved(key: string, saved: PersistedQuery): Promise<void> {
  const pages = pagesOf(saved.state.data);
  if (!pages) return setMany([[key, saved]], answers());
  const before = stored.get(key) ?? [];
  const fresh = pages
    .map((page, at): [string, unknown] => [pageKey(key, at), page])
    .filter((_, at) => pages[at] !== before[at]);
  const head = {
    ...saved,
    state: { ...saved.state, data: { ...(saved.state.data as object), pages: pages.length } satisfies Paged },
  };
  await setMany([[key, head], ...fresh], answers());
  stored.set(key, pages);
}

/** Undefined when there is none, or when one of its pages is missing. */
export async function readSaved(key: string): Promise<PersistedQuery | undefined> {
  const head = await get<PersistedQuery>(key, answers());
  const count = countOf(head?.state.data);
  if (!head || count === undefined) return head;
  const pages = await getMany<unknown>(pageKeys(key, count), answers());
  if (pages.includes(undefined)) return undefined;
  stored.set(key, pages);
  return { ...head, state: { ...head.state, data: { ...(head.state.data as object), pages } } };
}

export async function removeSaved(key: string): Promise<void> {
  stored.delete(key);
  await answers()('readwrite', (store) => {
    store.delete(key);
    // Also pages of an earlier, longer answer.
    return promisifyRequest(store.delete(IDBKeyRange.bound(pageKey(key, ''), pageKey(key, '\uffff'))));
  });
}

/** For when all is cleared at once. */
export const forgetStored = () => stored.clear();

const pageKey = (key: string, at: number | string) => `${key}#${at}`;
const pageKeys = (key: string, count: number) => Array.from({ length: count }, (_, at) => pageKey(key, at));

function pagesOf(data: unknown): readonly unknown[] | undefined {
  const pages = (data as { pages?: unknown } | undefined)?.pages;
  return Array.isArray(pages) ? pages : undefined;
}

function countOf(data: unknown): number | undefined {
  const pages = (data as { pages?: unknown } | undefined)?.pages;
  return typeof pages === 'number' ? pages : undefined;
}
