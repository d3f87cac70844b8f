import type { Page } from '@playwright/test';
import { test } from '../../shared/testing/e2e/production.ts';
import { signIn } from '../../shared/testing/e2e/signIn.ts';
import { expect } from '../../shared/testing/e2e/site.ts';
import { probePages } from '../../shared/tools/probe/pages.ts';

/** Longer than the worker waits for a document before it takes the one that it has kept. */
const SLOW_LINE_MS = 6_000;

const isControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const categories = (page: Page) => page.getByRole('main').getByRole('list').getByRole('link');

test.afterEach(({ production }) => {
  production.delayDocuments(0);
  expect([...production.unanswered], 'addresses that the test network does not have').toEqual([]);
});

test('a slow line, with the worker on: who comes from the feed signs in', async ({ page, request, production }) => {
  await page.goto('/feed');
  await isControlled(page);
  await page.reload(); // through the worker, which keeps the document
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('documents')).keys()).length))
    .not.toBe(0);
  await expect(page.getByRole('article').first()).toBeVisible();
  production.delayDocuments(SLOW_LINE_MS);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await signIn(page, request);
});

test('offline after one visit: the page opens again with what was saved', async ({ page, context }) => {
  await page.goto('/level/categories');
  await expect(categories(page).first()).toBeVisible();
  await isControlled(page);
  await expect.poll(() => keptFiles(page)).toBe(true);
  const names = await categories(page).allTextContents();
  await context.setOffline(true);
  await page.reload();
  await expect(categories(page)).toHaveText(names);
  await expect(page.getByText("You're offline. Showing what we saved.")).toBeVisible();
});

test('a release while a page is open: a notice offers it, and Reload brings it', async ({ page, production }) => {
  await page.goto('/home');
  await isControlled(page);
  production.update();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await expect(page.getByText('A new version of the site is ready.')).toBeVisible();
  const startedAt = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole('status').getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => page.evaluate(() => performance.timeOrigin).catch(() => startedAt)).not.toBe(startedAt);
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
});

test('npm run probe: no page of it complains in a browser', async ({ browser, production }) => {
  expect(await probePages(browser, production.url)).toEqual([]);
});

/** Whether the worker has every hashed file that this page has loaded, and the list has been stored. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const hashed = loaded.filter((url) => /-[\w-]{8,}\.(js|css)$/.test(url) && url.startsWith(location.origin));
    const kept = await Promise.all(hashed.map((url) => caches.match(url)));
    return hashed.length > 0 && kept.every(Boolean);
  });
