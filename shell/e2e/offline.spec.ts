import { appendFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { goInside } from '../../shared/testing/goInside.ts';
import { LEVELS } from '../../shared/testing/e2e/levelPage.ts';
import { expectNoMoreToCome } from '../../shared/testing/e2e/listEnd.ts';
import { expectPlaying, openReels } from '../../shared/testing/e2e/reels.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { expectSaved } from '../../shared/testing/e2e/stored.ts';

test.use({ serviceWorkers: 'allow' });

const isControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** The paths of everything that is saved for a start without network. */
const saved = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** All files of the catalogue that this page has loaded; those that came before the worker are saved a moment later. */
async function expectCatalogueSaved(page: Page): Promise<void> {
  await expect
    .poll(async () => (await saved(page)).filter((path) => path.startsWith('/mfe-catalog/')).length)
    .toBeGreaterThan(2);
  const unsaved = async () => {
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const kept = await saved(page);
    return loaded.filter((path) => /^\/mfe-catalog\/.*-[\w-]{8,}\.(js|css)$/.test(path) && !kept.includes(path));
  };
  await expect.poll(unsaved).toEqual([]);
}

test('after one visit /home and the remote that was visited open without network, with what was saved', async ({
  page,
  context,
}) => {
  await page.goto('/level/categories');
  const categories = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(categories.first()).toBeVisible();
  await isControlled(page);
  await expectCatalogueSaved(page);
  await expectNoMoreToCome(page);
  const lastId = (await categories.last().getAttribute('href'))!.split('/').at(-1)!;
  await expectSaved(page, `"${lastId}"`);
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
});

const notSaved = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1, name: "You're offline" });
const savedPages = (page: Page) => page.getByRole('navigation', { name: 'Saved pages' }).getByRole('link');
/** The files of the categories' page, and the page among those that are offered. */
async function saveCategories(page: Page, site = ''): Promise<void> {
  await page.goto(`${site}/level/categories`);
  await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible();
  await isControlled(page);
  await expectCatalogueSaved(page);
  await expectRemembered(page, '/level/categories');
}

/** It is among the pages that are offered without network. */
const expectRemembered = (page: Page, path: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('bazaar.visitedPages'))).toContain(`"${path}"`);

test('offline, a page of a part never visited says that it was not saved, offers what was, and opens within 3 s of the network', async ({
  page,
  context,
}) => {
  await saveCategories(page);
  await context.setOffline(true);
  await page.goto('/creators');
  await expect(notSaved(page)).toBeVisible();
  await expect(page).toHaveTitle("You're offline · Bazaar School");
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'Back' })).toHaveCount(1);
  await expect(page.getByRole('banner')).toBeVisible();

  await savedPages(page).getByText('Categories Topics').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Categories Topics' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible();

  await page.goBack();
  await expect(notSaved(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Creators' })).toBeVisible({ timeout: 3_000 });
});

test('offline, another page of a visited part says the same, and its saved pages still open', async ({
  page,
  context,
}) => {
  await saveCategories(page);
  await context.setOffline(true);
  await page.goto(LEVELS.threePages);
  await expect(notSaved(page)).toBeVisible();
  await savedPages(page).getByText('Categories Topics').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Categories Topics' })).toBeVisible(); // saved pages are links in a list as well
  await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible();
  // From inside the running part: a screen whose code was not saved.
  await goInside(page, LEVELS.threePages);
  await expect(notSaved(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: /^Video player: / })).toBeVisible({ timeout: 3_000 });
  await expect(notSaved(page)).toHaveCount(0);
});

test('the network is announced two seconds before it carries anything: the page opens all the same', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    // The browser's own announcement comes with the network: only the one below is heard.
    addEventListener('online', (event) => event.isTrusted && event.stopImmediatePropagation());
  });
  await saveCategories(page);
  await context.setOffline(true);
  await page.goto('/creators');
  await expect(notSaved(page)).toBeVisible();
  const failedProbe = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/remotes.json'));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await failedProbe;
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Creators' })).toBeVisible({ timeout: 3_000 });
});

test('the network is back, and the files of the page fail once more: it opens all the same', async ({
  page,
  context,
  pathSite,
}) => {
  await saveCategories(page, pathSite.url);
  await context.setOffline(true);
  await page.goto(`${pathSite.url}/creators`);
  await expect(notSaved(page)).toBeVisible();
  const folder = join(pathSite.out, 'mfe-playlists');
  renameSync(folder, `${folder}.gone`);
  try {
    const failedAgain = page.waitForEvent('console', (message) =>
      message.text().startsWith('A remote could not be loaded.'),
    );
    await context.setOffline(false);
    await failedAgain;
    await expect(notSaved(page)).toBeVisible();
  } finally {
    renameSync(`${folder}.gone`, folder);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Creators' })).toBeVisible();
});

test('offline, a page whose code is here and whose lists were not saved says so and offers what was', async ({
  page,
  context,
}) => {
  await page.goto('/level/categories/category-001');
  await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible();
  await page.goto('/level/categories');
  const other = page.getByRole('main').getByRole('list').getByRole('link').nth(1);
  await expect(other).toBeVisible();
  await isControlled(page);
  await expectRemembered(page, '/level/categories');
  await context.setOffline(true);
  await other.click();
  await expect(page.getByText("You're offline, and this page was not saved.")).toBeVisible();
  await expect(savedPages(page).filter({ hasText: 'Categories Topics' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible({ timeout: 3_000 });
  await expect(page.getByText("You're offline, and this page was not saved.")).toHaveCount(0);
});

test('registry, manifests and streams are never saved', async ({ page, quiet }) => {
  await page.goto('/home');
  await isControlled(page);
  await openReels(page);
  await expectPlaying(page, 0);
  await quiet();
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
  const manifest = await (
    await request.get(new URL((await page.locator('link[rel=manifest]').getAttribute('href'))!, page.url()).href)
  ).json();
  expect(manifest).toMatchObject({ name: 'Bazaar School', start_url: '/home', display: 'standalone' });
  for (const { src, type } of manifest.icons as { src: string; type: string }[]) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toBe(type);
  }
  const client = await page.context().newCDPSession(page);
  const { installabilityErrors } = (await client.send('Page.getInstallabilityErrors')) as {
    installabilityErrors: { errorId: string }[];
  };
  // A test's window is a private one, in which nothing can be installed; nothing else may stand in the way.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
