import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  createQueryClient,
  QueryClientProvider,
  useDocument,
  useList,
  useReload,
  type DocumentQuery,
  type ListQuery,
} from './entry.ts';

/** The text in the page after each render. */
const shown: string[] = [];

function Items({ query }: { query: ListQuery<string> }) {
  const list = useList(query);
  const reload = useReload(query);
  shown.push(`${list.status} ${list.items.join()}`);
  return <button onClick={reload}>{`${list.status} ${list.items.join()}`}</button>;
}

function Name({ query }: { query: DocumentQuery<string> }) {
  const { status, value } = useDocument(query);
  shown.push(`${status} ${value}`);
  return <p>{value}</p>;
}

const show = (screen: React.ReactNode) => {
  shown.length = 0;
  return render(<QueryClientProvider client={createQueryClient()}>{screen}</QueryClientProvider>);
};

/** A list whose first page the document has read; the page is given once. */
function earlyList(early: string[] | undefined, later = ['later']) {
  const pages = [early && { items: early }];
  const fetchPage = vi.fn(() => Promise.resolve({ items: later }));
  return { key: [crypto.randomUUID()], fetchPage, firstPage: () => pages.pop() } satisfies ListQuery<string>;
}

test('a first page that was read early: the first render has it, and nothing is read', async () => {
  const query = earlyList(['early']);
  await show(<Items query={query} />);
  expect(shown[0]).toBe('loaded early');
  expect(query.fetchPage).not.toHaveBeenCalled();
});

test('a first page that was read early: saved like any other, so that the next visit has it without a network', async () => {
  const query = earlyList(['early']);
  await show(<Items query={query} />);
  const offline = { ...query, firstPage: undefined, fetchPage: () => Promise.reject(new Error('offline')) };
  await vi.waitFor(async () => {
    const { unmount } = await show(<Items query={offline} />);
    await vi.waitFor(() => expect(shown.at(-1)).toBe('loaded early'));
    await unmount();
  });
});

test('a list is read again from its first page: what was read early does not come back', async () => {
  const query = earlyList(['early']);
  await show(<Items query={query} />);
  await page.getByRole('button').click();
  await expect.element(page.getByRole('button')).toHaveTextContent('loaded later');
  expect(shown.slice(shown.indexOf('loading '))).not.toContain('loaded early');
});

test('nothing was read early: the list reads as it always does', async () => {
  const query = earlyList(undefined);
  await show(<Items query={query} />);
  expect(shown[0]).toBe('loading ');
  await expect.element(page.getByRole('button')).toHaveTextContent('loaded later');
});

test.each([
  ['a document that was read early is there in the first render', 'a name', 'loaded a name'],
  ['a document that is missing is known to be in the first render', null, 'missing undefined'],
])('%s', async (_, value, first) => {
  const fetch = vi.fn(() => Promise.resolve('later'));
  await show(<Name query={{ key: [crypto.randomUUID()], fetch, firstValue: () => value }} />);
  expect(shown[0]).toBe(first);
  expect(fetch).not.toHaveBeenCalled();
});
