import { appendFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { goInside } from '../../shared/testing/goInside.ts';
import { LEVELS } from '../../shared/testing/e2e/levelPage.ts';
import { expectNoMoreToCome } from '../../shared/testing/e2e/listEnd.ts';
import { expectPlaying, openReels } from '../../shared/testing/e2e/reels.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { expectSaved } from '../../shared/testing/e2e/stored.ts';
import type { Site } from '../../shared/tools/serve/startSite.ts';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { isControlled, saved } from './support/worker.ts';

test.use({ serviceWorkers: 'allow', time: 'passes' });

/** Waits until all files of the catalogue that this page has loaded are saved, also those loaded before the worker. */
async function expectCatalogueSaved(page: Page): Promise<void> {
  await expect
    .poll(async () => (await saved(page)).filter((path) => path.startsWith('/mfe-catalog/')).length)
    .toBeGreaterThan(2);
  const unsaved = async () => {
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const savedPaths = await saved(page);
    return loaded.filter((path) => /^\/mfe-catalog\/.*-[\w-]{8,}\.(js|css)$/.test(path) && !savedPaths.includes(path));
  };
  await expect.poll(unsaved).toEqual([]);
}

test('offline after one visit: /home and the visited remote open with the saved content', async ({ page, context }) => {
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
/** Visits the categories until their files and the page itself are saved. */
async function saveCategories(page: Page, site = ''): Promise<void> {
  await page.goto(`${site}/level/categories`);
  await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible();
  await isControlled(page);
  await expectCatalogueSaved(page);
  await expectRemembered(page, '/level/categories');
}

/** Waits until the page is among those that are listed offline. */
const expectRemembered = (page: Page, path: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('bazaar.visitedPages'))).toContain(`"${path}"`);

test('offline, a page of a remote never visited: a message and the saved pages are shown, and it opens once the network is back', async ({
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
  await expect(page.getByRole('heading', { level: 1, name: 'Creators' })).toBeVisible();
});

test('offline, an unsaved page of a visited remote: the same message is shown, and its saved pages open', async ({
  page,
  context,
}) => {
  await saveCategories(page);
  await context.setOffline(true);
  await page.goto(LEVELS.threePages);
  await expect(notSaved(page)).toBeVisible();
  await savedPages(page).getByText('Categories Topics').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Categories Topics' })).toBeVisible(); // saved pages are also links in a list
  await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible();
  // From within the loaded remote: a screen whose code was not saved.
  await goInside(page, LEVELS.threePages);
  await expect(notSaved(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: /^Video player: / })).toBeVisible();
  await expect(notSaved(page)).toHaveCount(0);
});

test('the online event comes two seconds before the network works: the page still opens', async ({ page, context }) => {
  await page.addInitScript(() => {
    // The browser's own event comes with the network: only the one dispatched below takes effect.
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
  await expect(page.getByRole('heading', { level: 1, name: 'Creators' })).toBeVisible();
});

test('the network is restored and the files of the page fail once more: the page still opens', async ({
  page,
  context,
  pathSite,
}) => {
  await saveCategories(page, pathSite.url);
  await context.setOffline(true);
  await page.goto(`${pathSite.url}/creators`);
  await expect(notSaved(page)).toBeVisible();
  const folder = join(publicFolder(pathSite.out), 'mfe-playlists');
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

test('F37: offline, a page whose code is loaded but whose data were not saved: a message and the saved pages are shown', async ({
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
  await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible();
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

/** Opens /home; meanwhile a newer version of the worker is released, with this line at its end. */
async function openBeforeRelease(page: Page, { url, out }: Site, lastLine: string): Promise<void> {
  await page.goto(`${url}/home`);
  await isControlled(page);
  appendFileSync(join(publicFolder(out), 'sw.js'), `\n${lastLine}\n`);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await expect(page.getByText('A new version of the site is ready.')).toBeVisible();
}

async function pressReload(page: Page): Promise<void> {
  const startedAt = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole('status').getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => page.evaluate(() => performance.timeOrigin).catch(() => startedAt)).not.toBe(startedAt);
}

test('a newer version is available: a notice is shown, the open page is unchanged, and Reload loads it', async ({
  page,
  pathSite,
}) => {
  await openBeforeRelease(page, pathSite, '// a newer one');
  const notice = page.getByText('A new version of the site is ready.');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expect(notice).toBeVisible();
  await pressReload(page);
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a newer version that cannot take over, as the old one is busy: Reload loads the page all the same', async ({
  page,
  pathSite,
}) => {
  await openBeforeRelease(page, pathSite, 'self.skipWaiting = () => new Promise(() => {});');
  await pressReload(page);
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
});
