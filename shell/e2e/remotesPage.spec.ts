import type { Page } from '@playwright/test';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { composition } from '../../shared/tools/composition.ts';
import { REMOTE_NAMES } from '../../shared/contracts/remotes.ts';
import { folderOf } from '../../shared/tools/build/folders.ts';
import { releasesIn } from '@remotes-kit/release/releases';
import { serveFolder } from '../../shared/tools/serve/serveFolder.ts';
import { readRegistryFile } from '@remotes-kit/release/siteFolder';
import { LESSONS_PATH } from '../../shared/contracts/lessonFigures.ts';
import { lessonFigures } from '../src/lessons/texts.ts';
import { lessonFigures as hindiFigures } from '../src/lessons/texts.hi.ts';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { setVisitor } from '../../shared/testing/e2e/visitor.ts';
import { nextBuild } from './support/nextBuild.ts';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { expect, test } from '../../shared/testing/e2e/site.ts';

const card = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name, exact: true });

/** A visitor far outside the share of the canary below. */
const VISITOR_OUTSIDE = 'visitor-1';

// It shows how long a remote took to load.
test.use({ time: 'passes' });

test('every remote is listed with version, origin and status; loading one shows time and bytes', async ({
  page,
  baseURL,
}) => {
  await page.goto('/__remotes');
  await expect(page.getByRole('heading', { level: 1, name: 'Remotes' })).toBeVisible();
  for (const name of REMOTE_NAMES) {
    await expect(card(page, name)).toContainText('Not loaded yet');
    await expect(card(page, name)).toContainText(baseURL!);
    await page.getByRole('button', { name: `Load ${name}`, exact: true }).click();
    await expect(card(page, name)).toContainText(/Loaded in\s*\d+ ms/);
    await expect(card(page, name)).toContainText(/Bytes\s*[1-9][\d.]* KB/);
  }
  // All of it at once: a target half covered by the sticky header would count as too small.
  await page.setViewportSize({ width: 1280, height: 3_000 });
  await expectNoViolations(page, 'the page of the remotes');
});

test.describe('under the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('bytes are shown for files from the service worker', async ({ page }) => {
    await page.goto('/feed');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.goto('/__remotes');
    await page.getByRole('button', { name: 'Load feed', exact: true }).click();
    await expect(card(page, 'feed')).toContainText(/Bytes\s*[1-9][\d.]* KB/);
  });
});

test('a remote that failed shows its last error', async ({ page }) => {
  await page.route(/\/mfe-feed\/.*remoteEntry/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/__remotes');
  await page.getByRole('button', { name: 'Load feed', exact: true }).click();
  await expect(card(page, 'feed')).toContainText('Failed');
  await expect(card(page, 'feed')).toContainText(/Last error\s*Failed to fetch dynamically imported module/);
});

test('an override with another built version: it applies to this browser only, with a badge on every page', async ({
  page,
  context,
  browser,
  pathSite,
}) => {
  const live = readRegistryFile(publicFolder(pathSite.out)).auth!;
  await setVisitor(context, VISITOR_OUTSIDE);
  const next = releasesIn(composition, pathSite.out).canary(
    'auth',
    { dist: nextBuild('auth', (code) => code.replaceAll('Welcome Back', 'Welcome Soon')) },
    0.0001,
  ).canary!.build.version;
  await page.goto(`${pathSite.url}/__remotes`);
  await page.getByLabel('Another version or URL of auth, for this browser').fill(next);
  await card(page, 'auth').getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByRole('link', { name: 'Override: auth' })).toBeVisible();
  await expect(card(page, 'auth').getByRole('button', { name: 'Stop the override' })).toBeVisible();
  await expectNoViolations(page, 'the page of the remotes with an override');

  await page.goto(`${pathSite.url}/login`);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Soon' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Override: auth' })).toBeVisible();

  const otherContext = await browser.newContext();
  await setVisitor(otherContext, VISITOR_OUTSIDE);
  const otherVisitor = await otherContext.newPage();
  await otherVisitor.goto(`${pathSite.url}/login`);
  await expect(otherVisitor.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  await otherContext.close();

  await page.getByRole('link', { name: 'Override: auth' }).click();
  await card(page, 'auth').getByRole('button', { name: 'Stop the override' }).click();
  await expect(page.getByRole('link', { name: 'Override: auth' })).toHaveCount(0);
  await page.goto(`${pathSite.url}/login`);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  expect(readRegistryFile(publicFolder(pathSite.out)).auth!.version).toBe(live.version);
});

test('an override with a URL: the build of another server is used', async ({ page, pathSite }) => {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-own-'));
  cpSync(
    nextBuild('auth', (code) => code.replaceAll('Welcome Back', 'Welcome Mine')),
    folder,
    { recursive: true },
  );
  const server = await serveFolder({ folder, port: pathSite.ports.auth, allowOrigin: pathSite.url });
  try {
    await page.goto(`${pathSite.url}/__remotes`);
    await page
      .getByLabel('Another version or URL of auth, for this browser')
      .fill(`http://localhost:${pathSite.ports.auth}/`);
    await card(page, 'auth').getByRole('button', { name: 'Use it' }).click();
    // Waits for the page's own reload: a navigation during it would be a race.
    await expect(page.getByRole('link', { name: 'Override: auth' })).toBeVisible();
    await page.goto(`${pathSite.url}/login`);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome Mine' })).toBeVisible();
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a production build contains neither an override nor the page of the lessons’ figures', async () => {
  test.setTimeout(300_000);
  const outDir = mkdtempSync(join(tmpdir(), 'bazaar-production-'));
  await build({
    root: folderOf('shell'),
    configFile: join(folderOf('shell'), 'vite.config.ts'),
    mode: 'production',
    logLevel: 'silent',
    build: { outDir, emptyOutDir: true },
  });
  const scripts = readdirSync(join(outDir, 'assets')).filter((file) => file.endsWith('.js'));
  const text = scripts.map((file) => readFileSync(join(outDir, 'assets', file), 'utf8')).join('\n');
  expect(text.includes('remotes.json')).toBe(true);
  expect(text.includes('bazaar.overrides')).toBe(false);
  expect(scripts.filter((file) => /^(Override|Lessons)/.test(file))).toEqual([]);
  for (const named of ['__lessons', LESSONS_PATH, lessonFigures.searches, hindiFigures.searches])
    expect(text.includes(named)).toBe(false);
  rmSync(outDir, { recursive: true, force: true });
});
