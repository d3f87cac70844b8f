import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { List } from '../../query/entry.ts';
import { MemoryRouter } from '@bazaar/shared/router';
import { listIn } from '../gallery/states.ts';
import { CardListScreen, ListScreen } from './ListScreen.tsx';

const TEXTS = {
  title: 'Topics',
  empty: 'No topics found',
  failed: 'Failed to load topics.',
  instead: 'See other categories',
};

const show = (change: Partial<List<string>>) =>
  render(
    <MemoryRouter>
      <ListScreen
        list={listIn({ items: ['Mobile Repairing', 'किराना दुकान'], ...change })}
        texts={TEXTS}
        parent="/home"
        instead="/level/categories"
      >
        {(items) => items.map((item) => <p key={item}>{item}</p>)}
      </ListScreen>
    </MemoryRouter>,
  );

test('an error: an alert with Try Again, one Back, and not the text for empty', async () => {
  const refresh = vi.fn();
  await show({ status: 'error', items: [], refresh });
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('Failed to load topics.');
  expect(page.getByRole('button', { name: 'Back' }).elements()).toHaveLength(1);
  await alert.getByRole('button', { name: 'Try Again' }).click();
  expect(refresh).toHaveBeenCalledOnce();
  expect(page.getByText('No topics found').elements()).toHaveLength(0);
});

test('a refresh fails after data: the data stay, with a notice that they may be outdated', async () => {
  await show({ isStale: true });
  await expect.element(page.getByText('Some data may be outdated')).toBeVisible();
  await expect.element(page.getByText('Mobile Repairing')).toBeVisible();
});

test('an empty list: a text and a link elsewhere, no Try Again; Refresh and one Back in the head', async () => {
  await show({ status: 'empty', items: [] });
  const notice = page.getByRole('status').filter({ hasText: 'No topics found' });
  await expect
    .element(notice.getByRole('link', { name: 'See other categories' }))
    .toHaveAttribute('href', '/level/categories');
  expect(page.getByRole('button', { name: 'Try Again' }).elements()).toHaveLength(0);
  expect(page.getByRole('button', { name: 'Back' }).elements()).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
});

test('loading takes long: a status says so', async () => {
  await show({ status: 'loading', items: [], isSlow: true });
  await expect.element(page.getByText('Still loading…')).toBeVisible();
});

test('during a refresh: the button says so', async () => {
  await show({ isRefreshing: true });
  await expect.element(page.getByRole('button', { name: 'Refreshing...' })).toHaveAttribute('aria-busy', 'true');
});

test('a phone on its side: four cards of a row, which ends where the buttons above it do', async () => {
  await page.viewport(740, 360);
  await render(
    <MemoryRouter>
      <CardListScreen
        list={listIn({ items: ['1', '2', '3', '4', '5'] })}
        texts={TEXTS}
        parent="/home"
        card={(name) => ({ id: name, to: '/', name, imageId: undefined })}
      />
    </MemoryRouter>,
  );
  const box = (name: string) => page.getByRole('listitem').filter({ hasText: name }).element().getBoundingClientRect();
  const refresh = page.getByRole('button', { name: 'Refresh' }).element().getBoundingClientRect();
  expect(box('4').top).toBe(box('1').top);
  expect(box('5').left).toBe(box('1').left);
  expect(refresh.right).toBeCloseTo(box('4').right, 0);
});
