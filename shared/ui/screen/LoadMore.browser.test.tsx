import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { List } from '../../query/entry.ts';
import { twoFrames } from '../../testing/e2e/frames.ts';
import { listIn } from '../gallery/states.ts';
import { LoadMore } from './LoadMore.tsx';

/** A list so many px high, the end of it, and something below that the page can scroll to. */
const Screen = ({ heightPx, list }: { heightPx: number; list: List<string> }) => (
  <div style={{ paddingBottom: 20_000 }}>
    <div style={{ height: heightPx }} />
    <LoadMore list={list} />
  </div>
);

const more = (loadMore: () => void, change: Partial<List<string>> = {}) =>
  listIn({ hasMore: true, loadMore, ...change });

/** Two rounds of the browser's looking: what was not seen by then is not in reach. */
const looked = twoFrames;

test('the end of the list far below the screen: nothing is loaded; scrolled past: the next page is', async () => {
  const loadMore = vi.fn();
  await render(<Screen heightPx={5_000} list={more(loadMore)} />);
  await looked();
  expect(loadMore).not.toHaveBeenCalled();
  scrollTo({ top: 15_000, behavior: 'instant' });
  await expect.poll(() => loadMore.mock.calls.length).toBe(1);
});

test('a page without an item, and the end is still near: loads again', async () => {
  const loadMore = vi.fn();
  const { rerender } = await render(<Screen heightPx={10} list={more(loadMore)} />);
  await expect.poll(() => loadMore.mock.calls.length).toBe(1);
  await rerender(<Screen heightPx={10} list={more(loadMore, { isLoadingMore: true })} />);
  await rerender(<Screen heightPx={10} list={more(loadMore)} />);
  await expect.poll(() => loadMore.mock.calls.length).toBe(2);
});

test('during a refresh: loads nothing; after it: the next page', async () => {
  const loadMore = vi.fn();
  const { rerender } = await render(<Screen heightPx={10} list={more(loadMore, { isRefreshing: true })} />);
  await looked();
  expect(loadMore).not.toHaveBeenCalled();
  await rerender(<Screen heightPx={10} list={more(loadMore)} />);
  await expect.poll(() => loadMore.mock.calls.length).toBe(1);
});

test.each([
  ['after a failure', { hasLoadMoreFailed: true }, 'Try Again'],
  ['after ten pages without an item', { isAutoLoadPaused: true }, 'Load more'],
] as const)('%s: loads only when the button is pressed', async (_, change, name) => {
  const loadMore = vi.fn();
  await render(<Screen heightPx={10} list={more(loadMore, change)} />);
  await looked();
  expect(loadMore).not.toHaveBeenCalled();
  await page.getByRole('button', { name }).click();
  expect(loadMore).toHaveBeenCalledOnce();
});
