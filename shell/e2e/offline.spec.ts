import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';

test.use({ serviceWorkers: 'allow' });

const isControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** The paths of everything that is saved for a start without network. */
const saved = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('after one visit /home and the remote that was visited open without network, with what was saved', async ({ page, context }) => {
  await page.goto('/level/categories');
  const categories = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(categories.first()).toBeVisible();
  await isControlled(page);
  // What this page had loaded before the worker came is saved a moment later.
  await expect.poll(async () => (await saved(page)).filter((path) => path.startsWith('/mfe-catalog/')).length).toBeGreaterThan(2);
  const names = await categories.allTextContents();

  await context.setOffline(true);
  await page.reload();
  await expect(categories).toHaveText(names);
  await expect(page.getByRole('status').filter({ hasText: '⚠️ Some data may be outdated' })).toBeVisible();
  await expect(page.getByText("You're offline. Showing what we saved.")).toBeVisible();

  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();

  // A part that was never visited says so, and the rest goes on.
  await page.goto('/creators');
  await expect(page.getByRole('main').getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('registry, manifests and streams are never saved', async ({ page }) => {
  await page.goto('/home');
  await isControlled(page);
  await page.goto('/reel');
  await expect(page.getByRole('feed', { name: 'Reels' }).getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const paths = await saved(page);
  expect(paths).toContain('/home');
  expect(paths.filter((path) => /remotes\.json|manifest|\.m3u8|\.m4s|\.ts$|\.mp4|sw\.js/.test(path))).toEqual([]);
});

test('a newer version is offered, the open page goes on as it is, and Reload brings it', async ({ page, pathSite }) => {
  await page.goto(`${pathSite.url}/home`);
  await isControlled(page);
  appendFileSync(join(pathSite.out, 'sw.js'), '\n// a newer one\n');
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  const notice = page.getByText('A new version of the site is ready.');
  await expect(notice).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expect(notice).toBeVisible();
  const began = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole('status').getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => page.evaluate(() => performance.timeOrigin).catch(() => began)).not.toBe(began);
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('the site can be installed', async ({ page, request }) => {
  await page.goto('/home');
  const manifest = await (await request.get(new URL((await page.locator('link[rel=manifest]').getAttribute('href'))!, page.url()).href)).json();
  expect(manifest).toMatchObject({ name: 'Bazaar School', start_url: '/home', display: 'standalone' });
  for (const { src, type } of manifest.icons as { src: string; type: string }[]) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toBe(type);
  }
  const client = await page.context().newCDPSession(page);
  const { installabilityErrors } = (await client.send('Page.getInstallabilityErrors')) as { installabilityErrors: { errorId: string }[] };
  // A test's window is a private one, in which nothing can be installed; nothing else may stand in the way.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
