import * as firestore from '@bazaar/shared/firebase/firestore';
import { clearPersistedQueries, createQueryClient, QueryClientProvider } from '@bazaar/shared/query';
import { MemoryRouter } from '@bazaar/shared/router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BackendError } from '../../../shared/firebase/backendError.ts';
import '../../../shared/ui/tokens.css';
import { FeedScreen } from './FeedScreen.tsx';

vi.mock('@bazaar/shared/firebase/firestore', async (load) => ({
  ...(await load<typeof firestore>()),
  readPage: vi.fn(),
}));
const { readPage } = vi.mocked(firestore);

type Fields = Record<string, unknown>;

/** The posts in the database, in their order; a page of them, or what `fault` throws or waits for. */
let posts: readonly Fields[] = [];
let fault: (isLater: boolean) => unknown = () => {};

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // malformed documents are reported
  fault = () => {};
  await clearPersistedQueries();
  scrollTo(0, 0);
  readPage.mockReset().mockImplementation(async ({ after, limit }) => {
    await fault(after !== undefined);
    const start = Number(after?.[0] ?? 0);
    const documents = posts.slice(start, start + limit).map((data, index) => ({ id: `bad/${start + index}`, data }));
    return { documents, ...(start + limit < posts.length && { next: [start + limit] }) };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const post = (number: number, fields: Fields = {}): Fields => ({
  id: `p-${number}`,
  isVisible: true,
  title: `Post ${number}`,
  postType: 'poll',
  imageIds: [],
  ...fields,
});
const several = (count: number, fields: Fields = {}) =>
  Array.from({ length: count }, (_, index) => post(index + 1, fields));
/** Neither the field 'id' nor the document's own id is valid. */
const malformed = (count: number) => several(count, { id: '../evil' });
const fail = (kind: BackendError['kind']) => {
  throw new BackendError(kind);
};

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <FeedScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const card = (title: string) => page.getByRole('article', { name: title, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const errorScreen = page.getByRole('alert').getByRole('heading', { name: 'Something went wrong' });

/** Scrolls to the end of what there is, until the target is there. */
async function scrollUntil(target: ReturnType<typeof card>): Promise<void> {
  await expect.element(page.getByRole('article').first()).toBeVisible(); // the list has measured what it shows
  await expect
    .poll(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      return target.elements().length;
    })
    .toBe(1);
}

test.each(['unreachable', 'busy', 'timedOut', 'denied', 'invalid', 'unknown'] as const)(
  'F31, F35, F36, F44: the database is %s before the first page: the error screen, not the empty one; Try Again loads the posts',
  async (kind) => {
    posts = several(3);
    fault = () => fail(kind);
    await show();
    await expect.element(errorScreen).toBeVisible();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to load posts. Please try again.');
    expect(page.getByText('No posts yet').elements()).toHaveLength(0);
    fault = () => {};
    await button('Try Again').click();
    await expect.element(card('Post 1')).toBeVisible();
  },
);

test('the database fails after the first page: the posts stay, an error row is shown, and Try Again continues', async () => {
  posts = several(15);
  fault = (isLater) => isLater && fail('denied');
  await show();
  const row = page.getByRole('alert').filter({ hasText: 'More posts could not be loaded.' });
  await scrollUntil(row);
  await expect.element(card('Post 10')).toBeVisible();
  expect(page.getByText('Some data may be outdated').elements()).toHaveLength(0);
  fault = () => {};
  await button('Try Again').click();
  await scrollUntil(card('Post 15'));
  await expect.element(row).not.toBeInTheDocument();
});

test('the database fails before any valid post was found: the error screen, and Try Again goes on', async () => {
  posts = [...malformed(10), post(20)];
  fault = (isLater) => isLater && fail('denied');
  await show();
  await expect.element(errorScreen).toBeVisible();
  fault = () => {};
  await button('Try Again').click();
  await expect.element(card('Post 20')).toBeVisible();
});

test('the first page is slow: three skeletons are shown, then a message', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  posts = several(3);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  fault = () => answered;
  const { container } = await show();
  const skeletons = () =>
    container.querySelectorAll('[aria-busy=true] [aria-hidden=true]:has(> span[aria-hidden=true])');
  await expect.poll(() => skeletons().length).toBe(3);
  vi.advanceTimersByTime(4_000);
  await expect.element(page.getByText('Still loading…')).toBeVisible();
  answer();
  vi.useRealTimers();
  await expect.element(card('Post 1')).toBeVisible();
});

test('a later page is loading: a spinner is shown, and the feed is busy', async () => {
  posts = several(15);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  fault = (isLater) => isLater && answered;
  await show();
  await scrollUntil(page.getByRole('status', { name: 'Loading more posts' }));
  await expect.element(page.getByRole('feed', { name: 'Posts' })).toHaveAttribute('aria-busy', 'true');
  answer();
  await scrollUntil(card('Post 15'));
});

test('no posts: the empty screen, and its Refresh loads posts that were added since', async () => {
  posts = [];
  await show();
  await expect.element(page.getByRole('heading', { name: 'No posts yet' })).toBeVisible();
  await expect.element(page.getByText('Start following accounts to see posts here')).toBeVisible();
  posts = [post(1)];
  const notice = page.getByRole('status').filter({ hasText: 'No posts yet' });
  await notice.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(card('Post 1')).toBeVisible();
});

test('F43: a post that is in two pages is shown once', async () => {
  posts = [...several(12), post(3, { title: 'Post 3 again' }), post(14)];
  await show();
  await scrollUntil(card('Post 14'));
  expect(card('Post 3 again').elements()).toHaveLength(0);
  await expect.element(card('Post 14')).toHaveAttribute('aria-posinset', '13');
});

test('pages with only malformed posts are skipped', async () => {
  posts = [...malformed(20), post(30), ...malformed(20), post(70)];
  await show();
  await expect.element(card('Post 30')).toBeVisible();
  await scrollUntil(card('Post 70'));
  await expect.element(page.getByText("You're all caught up!")).toBeVisible();
  expect(page.getByRole('article').elements()).toHaveLength(2);
});

test('twelve pages without a valid post: ten are skipped, then Load more is visible and continues', async () => {
  posts = [post(1, { title: 'First' }), ...malformed(125), post(200, { title: 'Last' })];
  await show();
  await expect.element(card('First')).toBeVisible();
  await expect.poll(() => readPage.mock.calls.length).toBe(11);
  // Before that, only the keyboard can reach it.
  await expect.element(button('Load more').element().parentElement).toHaveStyle({ clipPath: 'none' });
  await button('Load more').click();
  await expect.element(card('Last')).toBeVisible();
  expect(readPage).toHaveBeenCalledTimes(13);
});
