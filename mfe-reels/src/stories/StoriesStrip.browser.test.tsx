import * as firestore from '@bazaar/shared/firebase/firestore';
import { clearPersistedQueries, createQueryClient, QueryClientProvider } from '@bazaar/shared/query';
import { MemoryRouter } from '@bazaar/shared/router';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BackendError } from '../../../shared/firebase/backendError.ts';
import '../../../shared/ui/tokens.css';
import { StoriesStrip } from './StoriesStrip.tsx';

vi.mock('@bazaar/shared/firebase/firestore', async (load) => ({
  ...(await load<typeof firestore>()),
  readPage: vi.fn(),
}));
const { readPage } = vi.mocked(firestore);

const COUNT = 45;
const titleOf = (number: number) => `Story ${String(number).padStart(2, '0')}`;
const story = (index: number) => ({
  id: `s-${index + 1}`,
  data: { title: titleOf(index + 1), imageIds: ['post-07'], _createdBy: { timestamp: { seconds: 1_000 - index } } },
});

/** True: a page after the first cannot be read. */
let isLineBroken: boolean;

beforeEach(async () => {
  await clearPersistedQueries();
  isLineBroken = false;
  readPage.mockReset().mockImplementation(async ({ after, limit }) => {
    if (after && isLineBroken) throw new BackendError('denied');
    const start = Number(after?.[0] ?? 0);
    const length = Math.min(limit, COUNT - start);
    const documents = Array.from({ length }, (_, index) => story(start + index));
    return { documents, ...(start + length < COUNT && { next: [start + length] }) };
  });
});

const show = (address = '/feed') =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <StoriesStrip />
      </MemoryRouter>
    </QueryClientProvider>,
  );

const buttons = () => document.querySelectorAll('li button[aria-haspopup=dialog]');
const expectCount = (count: number) => expect.poll(() => buttons().length).toBe(count);
const dialog = (number: number) => page.getByRole('dialog', { name: titleOf(number) });

function scrollToEnd(): void {
  const list = document.querySelector('ul')!;
  list.scrollTo({ left: list.scrollWidth, behavior: 'instant' });
}

test('45 stories: 20 are read; each end that the strip is scrolled to brings the next, until the last', async () => {
  await show();
  await expectCount(20);
  expect(readPage).toHaveBeenCalledOnce();
  scrollToEnd();
  await expectCount(40);
  scrollToEnd();
  await expectCount(45);
  expect(readPage).toHaveBeenCalledTimes(3);
});

test('the next stories cannot be read: Try Again stands at the end of the strip, and reads them', async () => {
  isLineBroken = true;
  await show();
  await expectCount(20);
  scrollToEnd();
  const tryAgain = page.getByRole('button', { name: 'Try Again' });
  await expect.element(tryAgain).toBeVisible();
  isLineBroken = false;
  await tryAgain.click();
  await expectCount(40);
});

test('the viewer goes on from the last story of a page to the first of the next', async () => {
  await show();
  await expectCount(20);
  await page.getByRole('button', { name: titleOf(20) }).click();
  await expect.element(dialog(20)).toBeVisible();
  await expectCount(40);
  await page.getByRole('button', { name: 'Next image' }).click();
  await expect.element(dialog(21)).toBeVisible();
});

test('a link to the oldest story opens it; one to a story that is not there reads to the end, and opens nothing', async () => {
  const { unmount } = await show('/feed?story=s-45');
  await expect.element(dialog(45)).toBeVisible();
  await unmount();
  await clearPersistedQueries();
  readPage.mockClear();
  await show('/feed?story=s-46');
  await expectCount(45);
  expect(readPage).toHaveBeenCalledTimes(3);
  expect(document.querySelector('dialog')).toBeNull();
});
