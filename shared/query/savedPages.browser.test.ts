import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { get, keys } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { answers, forgetStored, readSaved, removeSaved, writeSaved } from './savedPages.ts';

const saved = (data: unknown) =>
  ({ buster: '1', queryHash: 'h', queryKey: ['k'], state: { data, dataUpdatedAt: 7 } }) as unknown as PersistedQuery;
const page = (number: number) => ({ items: [{ id: `p-${number}` }], next: [number] });

beforeEach(async () => {
  await removeSaved('list');
  await removeSaved('one');
});

test('a paged answer comes back as it was', async () => {
  const answer = saved({ pages: [page(1), page(2)], pageParams: [undefined, [1]] });
  await writeSaved('list', answer);
  forgetStored();
  expect(await readSaved('list')).toEqual(answer);
});

test('an answer without pages comes back as it was', async () => {
  await writeSaved('one', saved({ id: 'x' }));
  expect(await readSaved('one')).toEqual(saved({ id: 'x' }));
});

test('a further page is written alone', async () => {
  const pages = [page(1), page(2)];
  await writeSaved('list', saved({ pages, pageParams: [] }));
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  await writeSaved('list', saved({ pages: [...pages, page(3)], pageParams: [] }));
  expect(put.mock.calls.map(([, key]) => key)).toEqual(['list', 'list#2']);
  put.mockRestore();
  expect((await readSaved('list'))?.state.data).toEqual({ pages: [...pages, page(3)], pageParams: [] });
});

test('a list that began anew replaces the longer one', async () => {
  await writeSaved('list', saved({ pages: [page(1), page(2), page(3)], pageParams: [] }));
  await writeSaved('list', saved({ pages: [page(9)], pageParams: [] }));
  forgetStored();
  expect((await readSaved('list'))?.state.data).toEqual({ pages: [page(9)], pageParams: [] });
});

test('of an answer with a missing page there is none', async () => {
  await writeSaved('list', saved({ pages: [page(1)], pageParams: [] }));
  const head = await get<PersistedQuery>('list', answers());
  await writeSaved('list', { ...head!, state: { ...head!.state, data: { pages: 2, pageParams: [] } } });
  expect(await readSaved('list')).toBeUndefined();
});

test('removed is removed, with all its pages', async () => {
  await writeSaved('list', saved({ pages: [page(1), page(2)], pageParams: [] }));
  await removeSaved('list');
  expect((await keys(answers())).filter((key) => String(key).startsWith('list'))).toEqual([]);
});
