import type { Page } from '@playwright/test';
import { test } from '../../shared/testing/e2e/production.ts';
import { expect } from '../../shared/testing/e2e/site.ts';
import { goInside } from '../../shared/testing/goInside.ts';
import { probePages } from '../../shared/tools/probe/pages.ts';

const isControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const categories = (page: Page) => page.getByRole('main').getByRole('list').getByRole('link');

test.afterEach(({ production }) => {
  production.setCut(false);
  expect([...production.unanswered], 'addresses that the test network does not have').toEqual([]);
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

test.describe('a browser without the service worker', () => {
  test.use({ serviceWorkers: 'block', expectedPageError: /./ });

  test('no network: Login does not lose the page that is open, and is loaded when the network returns', async ({
    page,
    context,
    production,
    quiet,
  }) => {
    await page.goto('/feed');
    const article = page.getByRole('article').first();
    await expect(article).toBeVisible();
    const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
    await quiet(); // until then a link is only a link
    production.setCut(true); // the browser still thinks that it has a network
    await login.click();
    await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Back' }).click();
    await expect(article).toBeVisible();
    await context.setOffline(true);
    production.setCut(false);
    await login.click();
    await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByLabel('Phone number')).toBeVisible();
  });

  test('no network: a press of Try Again does not lose the page that is open, and Home opens in it when the network returns', async ({
    page,
    context,
    quiet,
  }) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    await quiet();
    const openedAt = await page.evaluate(() => performance.timeOrigin);
    await context.setOffline(true);
    await goInside(page, '/home');
    await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => performance.timeOrigin)).toBe(openedAt);
  });
});

test('npm run probe: no page of it complains in a browser', async ({ browser, production }) => {
  const complaints = await probePages(browser, production.url);
  expect(complaints).toEqual([]);
});

/** True when the worker has every hashed file that this page has loaded. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const hashed = loaded.filter((url) => /-[\w-]{8,}\.(js|css)$/.test(url) && url.startsWith(location.origin));
    const kept = await Promise.all(hashed.map((url) => caches.match(url)));
    return hashed.length > 0 && kept.every(Boolean);
  });
