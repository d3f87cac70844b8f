import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { get, keys } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetStored, readPersisted, removePersisted, store, writePersisted } from './persistedPages.ts';

const saved = (data: unknown) =>
  ({ buster: '1', queryHash: 'h', queryKey: ['k'], state: { data, dataUpdatedAt: 7 } }) as unknown as PersistedQuery;
const page = (number: number) => ({ items: [{ id: `p-${number}` }], next: [number] });

beforeEach(async () => {
  await removePersisted('list');
  await removePersisted('one');
});

test('a paged query comes back as it was', async () => {
  const list = saved({ pages: [page(1), page(2)], pageParams: [undefined, [1]] });
  await writePersisted('list', list);
  forgetStored();
  expect(await readPersisted('list')).toEqual(list);
});

test('a query without pages comes back as it was', async () => {
  await writePersisted('one', saved({ id: 'x' }));
  expect(await readPersisted('one')).toEqual(saved({ id: 'x' }));
});

test('a list with one more page: only that page is written', async () => {
  const pages = [page(1), page(2)];
  await writePersisted('list', saved({ pages, pageParams: [] }));
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  await writePersisted('list', saved({ pages: [...pages, page(3)], pageParams: [] }));
  expect(put.mock.calls.map(([, key]) => key)).toEqual(['list', 'list#2']);
  put.mockRestore();
  expect((await readPersisted('list'))?.state.data).toEqual({ pages: [...pages, page(3)], pageParams: [] });
});

test('a list that was read anew replaces the longer one', async () => {
  await writePersisted('list', saved({ pages: [page(1), page(2), page(3)], pageParams: [] }));
  await writePersisted('list', saved({ pages: [page(9)], pageParams: [] }));
  forgetStored();
  expect((await readPersisted('list'))?.state.data).toEqual({ pages: [page(9)], pageParams: [] });
});

test('a query with a missing page: nothing is read', async () => {
  await writePersisted('list', saved({ pages: [page(1)], pageParams: [] }));
  const head = await get<PersistedQuery>('list', store());
  await writePersisted('list', { ...head!, state: { ...head!.state, data: { pages: 2, pageParams: [] } } });
  expect(await readPersisted('list')).toBeUndefined();
});

test('a result from a time to come, by a clock that was wrong: counts as a day old, so that it is read again', async () => {
  const nowMs = Date.UTC(2026, 10, 27);
  vi.useFakeTimers({ toFake: ['Date'], now: nowMs });
  const future = saved({ id: 'x' });
  future.state.dataUpdatedAt = nowMs + 365 * 86_400_000;
  await writePersisted('one', future);
  expect((await readPersisted('one'))?.state).toEqual({ data: { id: 'x' }, dataUpdatedAt: nowMs - 86_400_000 });
  vi.useRealTimers();
});

test('a removed query: none of its pages is stored any more', async () => {
  await writePersisted('list', saved({ pages: [page(1), page(2)], pageParams: [] }));
  await removePersisted('list');
  expect((await keys(store())).filter((key) => String(key).startsWith('list'))).toEqual([]);
});
