import type { Progress } from '@bazaar/shared/progress/progress';
import { deviceProgress } from '@bazaar/shared/progress/device';
import { syncState } from '@bazaar/shared/progress/sync';
import { MemoryRouter } from '@bazaar/shared/router';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WatchedLessons } from './WatchedLessons.tsx';

const ENTRY: Progress = {
  videoId: 'v1',
  title: 'Say the price',
  path: '/levels/t1/videos/l1',
  positionMs: 20_000,
  durationMs: 60_000,
  watchedAtMs: 1,
  isFinished: false,
};
const lesson = page.getByRole('link', { name: /Say the price/ }).first();
const refused = page
  .getByRole('status')
  .filter({ hasText: /^Your account did not take some of what you have watched/ });
const unread = page.getByRole('status').filter({ hasText: /^Your account could not be read/ });

const show = () =>
  render(
    <MemoryRouter>
      <WatchedLessons />
    </MemoryRouter>,
  );

beforeEach(() => {
  deviceProgress.set([ENTRY]);
  syncState.setState({ status: 'read', isRefused: false }, true);
});

test('the account refuses some of what this device has: a sentence says so above the lessons, until it is taken', async () => {
  await show();
  await expect.element(lesson).toBeVisible();
  await expect.element(refused).not.toBeInTheDocument();
  syncState.setState({ status: 'read', isRefused: true }, true);
  await expect.element(refused).toBeVisible();
  await expect.element(lesson).toBeVisible();
  syncState.setState({ status: 'read', isRefused: false }, true);
  await expect.element(refused).not.toBeInTheDocument();
});

test('the account cannot be read: a sentence says so, with a button that tries again', async () => {
  const retry = vi.fn(async () => syncState.setState({ status: 'read', isRefused: false }, true));
  syncState.setState({ status: 'failed', retry }, true);
  await show();
  await expect.element(unread).toHaveTextContent('This is what this device knows.');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(unread).not.toBeInTheDocument();
  expect(retry).toHaveBeenCalledOnce();
});

test('nothing watched, and the account has been read: it says so, and leads to the levels', async () => {
  deviceProgress.set([]);
  await show();
  await expect.element(page.getByRole('heading', { name: 'Nothing watched yet' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See the levels' })).toBeVisible();
});
