import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PERSISTER_KEY_PREFIX } from '@tanstack/query-persist-client-core';
import { hashKey } from '@tanstack/react-query';
import { createQueryClient, QueryClientProvider, useList, type ListQuery, type Page } from './entry.ts';
import { readPersisted } from './persistedPages.ts';

afterEach(() => vi.useRealTimers());

/** Pages by number, of which only those named bring an item; so many in all. */
function pagesWith(itemsOn: readonly number[], count: number, failsOn?: number) {
  const fetchPage = vi.fn((after?: readonly unknown[]): Promise<Page<string>> => {
    const number = Number(after?.[0] ?? 0) + 1;
    if (number === failsOn) return Promise.reject(new Error('gone'));
    return Promise.resolve({
      items: itemsOn.includes(number) ? [`item ${number}`] : [],
      ...(number < count && { next: [number] }),
    });
  });
  return { fetchPage, query: { key: [crypto.randomUUID()], fetchPage, idOf: String } satisfies ListQuery<string> };
}

function Items({ query }: { query: ListQuery<string> }) {
  const list = useList(query);
  return (
    <>
      <p data-testid="status">{list.status}</p>
      <p data-testid="items">{list.items.join(', ')}</p>
      <button onClick={list.loadMore}>{list.isAutoLoadPaused ? 'paused' : 'more'}</button>
      <button onClick={list.refresh}>refresh</button>
    </>
  );
}

const show = (query: ListQuery<string>) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Items query={query} />
    </QueryClientProvider>,
  );
const status = () => page.getByTestId('status');
const items = () => page.getByTestId('items');

test('pages without an item: the list reads on until one has some, and no further', async () => {
  const { query, fetchPage } = pagesWith([6, 7], 9);
  await show(query);
  await expect.element(items()).toHaveTextContent('item 6');
  await expect.element(status()).toHaveTextContent('loaded');
  expect(fetchPage).toHaveBeenCalledTimes(6);
});

test('ten pages without an item: the list is paused, and one press reads on to the next item', async () => {
  const { query, fetchPage } = pagesWith([1, 15], 20);
  await show(query);
  await expect.element(items()).toHaveTextContent('item 1'); // a press while the first page is loading does nothing
  await page.getByRole('button', { name: 'more' }).click();
  await expect.element(page.getByRole('button', { name: 'paused' })).toBeVisible();
  expect(fetchPage).toHaveBeenCalledTimes(11);
  await page.getByRole('button', { name: 'paused' }).click();
  await expect.element(items()).toHaveTextContent('item 1, item 15');
  expect(fetchPage).toHaveBeenCalledTimes(15);
});

test('a list whose first ten pages have no items is neither empty nor loading: it is paused', async () => {
  const { query } = pagesWith([11], 11);
  await show(query);
  await expect.element(page.getByRole('button', { name: 'paused' })).toBeVisible();
  await expect.element(status()).toHaveTextContent('loaded');
  await page.getByRole('button', { name: 'paused' }).click();
  await expect.element(items()).toHaveTextContent('item 11');
});

test('a list that ends without an item is empty', async () => {
  const { query } = pagesWith([], 4);
  await show(query);
  await expect.element(status()).toHaveTextContent('empty');
});

test('a failure before the first item: status error, and a refresh finds the item', async () => {
  const { query, fetchPage } = pagesWith([3], 3, 2);
  await show(query);
  await expect.element(status()).toHaveTextContent('error');
  const recovered = pagesWith([3], 3);
  fetchPage.mockImplementation(recovered.query.fetchPage);
  await page.getByRole('button', { name: 'refresh' }).click();
  await expect.element(items()).toHaveTextContent('item 3');
});

test('F41: another query while the first is still unanswered: the late answer of the first is never shown', async () => {
  let answerFirst: ((page: Page<string>) => void) | undefined;
  const first: ListQuery<string> = {
    key: [crypto.randomUUID()],
    idOf: String,
    fetchPage: () => new Promise((answer) => (answerFirst = answer)),
  };
  const { query: second } = pagesWith([1], 1);
  const client = createQueryClient();
  const shown = (query: ListQuery<string>) => (
    <QueryClientProvider client={client}>
      <Items query={query} />
    </QueryClientProvider>
  );
  const { rerender } = await render(shown(first));
  await rerender(shown(second));
  await expect.element(items()).toHaveTextContent('item 1');
  answerFirst?.({ items: ['of the first'] });
  await new Promise(requestAnimationFrame);
  await expect.element(items()).toHaveTextContent('item 1');
  await expect.element(items()).not.toHaveTextContent('of the first');
});

test('a list that was saved by a clock ten years ahead: is shown, and read again at the next start', async () => {
  const now = Date.UTC(2026, 10, 27);
  const { query, fetchPage } = pagesWith([1], 1);
  vi.useFakeTimers({ toFake: ['Date'], now: now + 3_650 * 86_400_000 });
  const { unmount } = await show(query);
  await expect.element(items()).toHaveTextContent('item 1');
  await expect.poll(() => readPersisted(`${PERSISTER_KEY_PREFIX}-${hashKey(query.key)}`)).toBeDefined();
  await unmount();

  vi.setSystemTime(now);
  const read = Promise.withResolvers<Page<string>>();
  fetchPage.mockReturnValue(read.promise);
  await show(query);
  await expect.element(items()).toHaveTextContent('item 1');
  await expect.poll(() => fetchPage.mock.calls.length).toBe(2);
  read.resolve({ items: ['item 2'] });
  await expect.element(items()).toHaveTextContent('item 2');
});
