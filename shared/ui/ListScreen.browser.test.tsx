import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { List } from '../query/entry.ts';
import { MemoryRouter } from '@bazaar/shared/router';
import { listIn } from './gallery/states.ts';
import { ListScreen } from './ListScreen.tsx';

const show = (change: Partial<List<string>>) =>
  render(
    <MemoryRouter>
      <ListScreen title="Topics" list={listIn({ items: ['Mobile Repairing', 'किराना दुकान'], ...change })} texts={{ empty: 'No topics found', error: 'Failed to load topics.' }} parent="/home">
        {(items) => items.map((item) => <p key={item}>{item}</p>)}
      </ListScreen>
    </MemoryRouter>,
  );

test('an error is an alert with two ways on, and never the words for empty', async () => {
  const refresh = vi.fn();
  await show({ status: 'error', items: [], refresh });
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('Failed to load topics.');
  await expect.element(alert.getByRole('button', { name: 'Back' })).toBeVisible();
  await alert.getByRole('button', { name: 'Try Again' }).click();
  expect(refresh).toHaveBeenCalledOnce();
  expect(page.getByText('No topics found').elements()).toHaveLength(0);
});

test('a failure after data keeps the data and says that it may be outdated', async () => {
  await show({ isStale: true });
  await expect.element(page.getByText('Some data may be outdated')).toBeVisible();
  await expect.element(page.getByText('Mobile Repairing')).toBeVisible();
});

test('an empty answer says so', async () => {
  await show({ status: 'empty', items: [] });
  await expect.element(page.getByRole('status').filter({ hasText: 'No topics found' })).toBeVisible();
});

test('a long wait is told', async () => {
  await show({ status: 'loading', items: [], isSlow: true });
  await expect.element(page.getByText('Still loading…')).toBeVisible();
});

test('refreshing is shown on the button', async () => {
  await show({ isRefreshing: true });
  await expect.element(page.getByRole('button', { name: 'Refreshing...' })).toHaveAttribute('aria-busy', 'true');
});
