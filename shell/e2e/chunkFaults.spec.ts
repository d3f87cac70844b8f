import type { Page } from '@playwright/test';
import { missing } from '../../shared/testing/e2e/answers.ts';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { goInside } from '../../shared/testing/goInside.ts';

/** Faults of the files of a remote after its entry, each with its number; runs as a new and as an old browser. */
test.use({ expectedPageError: /Failed to load module script|Failed to find a valid digest|^exception: / });

const PATH = '/level/categories';
const ROUTES = /\/mfe-catalog\/[^/]+\/assets\/routes-[^/]+\.js/;

const content = (page: Page) => page.getByRole('heading', { level: 1, name: 'Categories Topics' });
const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part is not available' });

test.describe('a chunk', () => {
  test(
    'F19: the routes are missing: the panel is shown, and Try Again loads them once they are restored',
    { tag: '@import' },
    async ({ page }) => {
      const files = await gate(page, ROUTES, missing);
      await page.goto(PATH);
      await expect(panel(page)).toBeVisible();
      await files.release();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(content(page)).toBeVisible();
    },
  );

  test('F19: a form with text in it is never lost to a reload', { tag: '@import' }, async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Username').fill('Asha');
    await gate(page, ROUTES, missing);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test(
    'F20 F30: a lazy chunk is missing during a session: the panel is shown, and Try Again loads it once it is restored',
    { tag: '@import' },
    async ({ page }) => {
      const level = page.getByRole('main').getByRole('list').getByRole('link').first();
      await page.goto('/business/levels/topic-001');
      await expect(level).toBeVisible();
      const files = await gate(page, /\/mfe-catalog\//, missing);
      await level.click();
      await expect(page.getByRole('main').getByRole('button', { name: 'Try Again' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await files.release();
      await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('region', { name: /^Video player/ })).toBeVisible();
    },
  );

  test(
    'F20: the shell’s own code for remotes is missing: Try Again loads it, in this page where the browser can',
    { tag: '@import' },
    async ({ page }, { project }) => {
      await page.goto('/about');
      const files = await gate(page, /\/assets\/load-[^/]*\.js/, missing);
      await goInside(page, PATH);
      await expect(panel(page)).toBeVisible();
      await files.release();
      let newPages = 0;
      page.on('request', (request) => (newPages += request.isNavigationRequest() ? 1 : 0));
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(content(page)).toBeVisible();
      expect(newPages).toBe(project.name === 'old-browser' ? 1 : 0);
    },
  );

  test(
    'F20: Firestore’s SDK is missing: the list says that it could not be read, and Try Again reads it',
    { tag: '@import' },
    async ({ page }, { project }) => {
      const files = await gate(page, /\/assets\/firestoreSdk-[^/]*\.js/, missing);
      await page.goto(PATH);
      await page.getByRole('main').getByRole('list').getByRole('link').first().click();
      await expect(page.getByRole('alert')).toContainText('Try Again');
      await files.release();
      let newPages = 0;
      page.on('request', (request) => (newPages += request.isNavigationRequest() ? 1 : 0));
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible();
      expect(newPages).toBe(project.name === 'old-browser' ? 1 : 0);
    },
  );

  test('F21: a chunk that fails once with 503 recovers without a message', { tag: '@import' }, async ({ page }) => {
    const files = await gate(page, ROUTES, (route) =>
      files.requests.length === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    );
    await page.goto(PATH);
    await expect(content(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(files.requests.length).toBeLessThanOrEqual(5); // the preload, the import, the check whether it is served, the same URL, the retry path
  });
});

test.describe('a stylesheet', () => {
  const SHEET = /\/mfe-catalog\/.*\.css/;

  test('F27: it is missing: the panel is shown instead of an unstyled page', { tag: '@import' }, async ({ page }) => {
    const sheet = await gate(page, SHEET, missing);
    await page.goto(PATH);
    await expect(panel(page)).toBeVisible();
    await sheet.release();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(content(page)).toBeVisible();
  });

  test('F28: it is eight seconds late: a skeleton is shown until then', { tag: '@import' }, async ({ page }) => {
    const sheet = await gate(page, SHEET);
    await page.goto(PATH, { waitUntil: 'commit' });
    await sheet.requested();
    await page.clock.runFor(8_000);
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible();
    await expect(content(page)).toHaveCount(0);
    await sheet.release();
    await expect(content(page)).toBeVisible();
  });
});
