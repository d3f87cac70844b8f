import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PAGE_NOTE } from '../../shared/contracts/pageNotes.ts';
import type { Site } from '../../shared/tools/serve/startSite.ts';
import { readRegistryFile } from '@remotes-kit/release/siteFolder';
import { editRecord } from './support/nextBuild.ts';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** A file of a remote is changed without the registry: the browser must not run it (docs/decisions/013). */
test.use({
  time: 'passes', // the marks of the page are read
  expectedPageError:
    /integrity|Failed to load module script|Importing a module script failed|Failed to fetch dynamically/,
});

const PATH = '/level/categories';
const MARK = 'tampered';

const panel = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'This part is not available' });
const isRun = (page: Page) => page.evaluate((mark) => mark in window, MARK);

const FIRST = { entry: /^remoteEntry-/, 'exposed chunk': /^routes-/, 'nested chunk': /^lists-|^dist-/ };

for (const [name, file] of Object.entries(FIRST)) {
  test(`the ${name} was changed: it does not run, and the panel is shown`, async ({ page, pathSite }) => {
    const restore = tamper(pathSite, file);
    try {
      await page.goto(pathSite.url + PATH);
      await expect(panel(page)).toBeVisible();
      await expect.poll(() => isRun(page)).toBe(false);
    } finally {
      restore();
    }
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Categories Topics' })).toBeVisible();
  });
}

test('a lazy chunk was changed while the page was open: it does not run, and the panel is shown', async ({
  page,
  pathSite,
}) => {
  await page.goto(`${pathSite.url}/business/levels/topic-001`);
  const level = page.getByRole('main').getByRole('list').getByRole('link').first();
  await expect(level).toBeVisible();
  const restore = tamper(pathSite, /^LevelVideosScreen/);
  try {
    await level.click();
    await expect(panel(page)).toBeVisible();
    await expect.poll(() => isRun(page)).toBe(false);
  } finally {
    restore();
  }
});

test('a hash is missing: the panel is shown, and the refused build is noted for the reports', async ({
  page,
  pathSite,
}) => {
  const before = readRegistryFile(publicFolder(pathSite.out)).catalog!;
  editRecord(pathSite, 'catalog', ({ fallback: _fallback, ...record }) => {
    const { [record.entry]: _hash, ...integrity } = record.integrity;
    return { ...record, integrity };
  });
  await page.goto(pathSite.url + PATH);
  await expect(panel(page)).toBeVisible();
  const notes = await page.evaluate(
    (name) => performance.getEntriesByName(name).map((entry) => (entry as PerformanceMark).detail as unknown),
    PAGE_NOTE,
  );
  expect(notes).toContainEqual({ kind: 'refused', remote: 'catalog', version: before.version, reason: 'hashes' });
});

test('a hash in remotes.json differs from the document’s: the build that the document names is shown', async ({
  page,
  pathSite,
}) => {
  const wrong = `sha256-${'A'.repeat(43)}=`;
  await page.route('**/remotes.json', async (route) => {
    const registry = (await (await route.fetch()).json()) as Record<
      string,
      { entry: string; integrity: Record<string, string> }
    >;
    registry.catalog!.integrity[registry.catalog!.entry] = wrong;
    await route.fulfill({ json: registry });
  });
  await page.goto(pathSite.url + PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Categories Topics' })).toBeVisible();
});

/** Changes every file of the live catalog whose name matches; returns a function that restores them. */
function tamper(site: Site, name: RegExp): () => void {
  const folder = join(
    publicFolder(site.out),
    'mfe-catalog',
    readRegistryFile(publicFolder(site.out)).catalog!.version,
    'assets',
  );
  const files = readdirSync(folder)
    .filter((file) => name.test(file) && file.endsWith('.js'))
    .map((file) => join(folder, file));
  expect(files.length).toBeGreaterThan(0);
  const before = files.map((file) => readFileSync(file));
  for (const file of files) writeFileSync(file, `window.${MARK}=1;${readFileSync(file, 'utf8')}`);
  return () => files.forEach((file, index) => writeFileSync(file, before[index]!));
}
