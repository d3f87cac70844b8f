import '../reset.css';
import '../tokens.css';
import { MemoryRouter } from '@bazaar/shared/router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Gallery } from './Gallery.tsx';
import { LIST_STATES } from './states.ts';

test('the gallery shows every component in every state', async () => {
  const screen = await render(
    <MemoryRouter>
      <Gallery />
    </MemoryRouter>,
  );
  for (const name of [
    'Button',
    'RemoteImage',
    'Notice',
    'Carousel',
    ...Object.keys(LIST_STATES).map((state) => `ListScreen, ${state}`),
  ]) {
    await expect.element(screen.getByRole('region', { name, exact: true })).toBeVisible();
  }
  await screen.getByRole('button', { name: 'Open a dialog' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Sign Out' })).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'Show a toast' }).click();
  await expect.element(screen.getByText('Sound is on')).toBeVisible();
});
