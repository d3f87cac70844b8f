import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { versionOf } from '@remotes-kit/release/versionOf';
import { readRegistryFile, readSettings, writeSettings } from '@remotes-kit/release/siteFolder';
import { publicFolder, publish } from '@remotes-kit/release/siteReleases';
import { writeDocuments } from '@remotes-kit/release/writeDocuments';
import { composition } from '../../shared/tools/composition.ts';
import { composePreview } from '@remotes-kit/release/composePreview';
import { releasesIn } from '@remotes-kit/release/releases';
import { reportsFolder } from '@remotes-kit/release/reportFile';
import { storedReports } from '@remotes-kit/release/storedReports';
import { serveFolder } from '../../shared/tools/serve/serveFolder.ts';
import type { Site } from '../../shared/tools/serve/startSite.ts';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { hideTab } from '../../shared/testing/e2e/hideTab.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { nextBuild } from './support/nextBuild.ts';

/** A text of the auth remote that its next build replaces. */
const TEXT = 'Welcome Back';
const next = (text: string) => nextBuild('auth', (code) => code.replaceAll(TEXT, text));
const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text, exact: true });
const firstCard = (page: Page) => page.getByRole('main').getByRole('list').getByRole('link').first();
const badge = (page: Page) => page.getByRole('link', { name: /^On review in this tab: auth / });
const allReports = (out: string) => storedReports(reportsFolder(out), { isOfAll: true });

/** Hides the page, which then sends its reports, until the server has some: the code that sends them comes when the page is idle. */
const untilReported = (page: Page, count: () => number) =>
  expect
    .poll(async () => {
      await hideTab(page, false);
      await hideTab(page, true);
      return count();
    })
    .toBeGreaterThan(0);

/** Reports have the machine's own time, as a video has. */
test.use({ time: 'passes' });

test.describe('a preview', () => {
  test(
    'with the build of one remote, served beside the live site: the smoke journey with a mouse',
    { tag: '@verify' },
    async ({ page, pathSite }) => {
      const out = join(mkdtempSync(join(tmpdir(), 'bazaar-previews-')), 'one');
      const dist = next('Welcome Soon');
      composePreview(composition, {
        site: pathSite.out,
        out,
        builds: new Map([['auth', { dist }]]),
        by: { who: 'reviewer' },
      });
      const server = await serveFolder({ folder: out, port: pathSite.ports.feed, isApp: true });
      const url = `http://localhost:${pathSite.ports.feed}`;
      try {
        const response = await page.goto(url);
        const robots = await response!.headerValue('X-Robots-Tag');
        expect(robots).toBe('noindex');
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Feed' }).click();
        await expect(page.getByRole('feed', { name: 'Posts' }).getByRole('img').first()).toBeVisible();
        await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Levels' }).click();
        for (const path of ['categories/', 'subcategories/', 'creators/', 'levels/', 'videos/']) {
          const text = await firstCard(page).innerText();
          await firstCard(page).click();
          await expect(page).toHaveURL(new RegExp(`/${path}[^/]*$`));
          await expect(firstCard(page)).not.toHaveText(text); // until then the old cards are shown
        }
        // A video that is chosen in a list plays at once.
        const video = page.getByRole('region', { name: /^Video player: / }).locator('video');
        await expect
          .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
          .toBeGreaterThan(0.5);
        await page.goto(`${url}/login`);
        await expect(heading(page, 'Welcome Soon')).toBeVisible();

        await untilReported(page, () => allReports(out).length);
        expect(allReports(out).filter(({ from }) => from !== 'preview')).toEqual([]);
        expect(storedReports(reportsFolder(out))).toEqual([]);
      } finally {
        await server.stop();
        rmSync(join(out, '..'), { recursive: true, force: true });
      }
    },
  );
});

/** Stores two builds of auth, the first of which is live, and lists the second for reviewers. Returns its version. */
function listForReview({ out }: Site): string {
  const dist = next('Welcome Soon');
  const version = versionOf(dist);
  releasesIn(composition, out).release('auth', { dist });
  releasesIn(composition, out).rollback('auth');
  publish(out, 'a test lists a build for review', (folder) => {
    writeSettings(folder, { ...readSettings(folder), reviewable: { auth: [version] } });
    writeDocuments(composition, folder);
  });
  return version;
}

test('a reviewer’s link: a stored build that the site lists, in this tab only, with a badge on every page and a way back', async ({
  page,
  context,
  pathSite,
}) => {
  const version = listForReview(pathSite);
  expect(readRegistryFile(publicFolder(pathSite.out)).auth!.version).not.toBe(version);
  await page.goto(`${pathSite.url}/__remotes?review=auth@${version}`);
  await expect(badge(page)).toBeVisible();
  await expect(page).toHaveURL(`${pathSite.url}/__remotes`);
  await expect(page.getByText(`This tab uses ${version}`)).toBeVisible();
  await expectNoViolations(page, 'the page of the remotes with a build on review');
  await page.goto(`${pathSite.url}/login`);
  await expect(heading(page, 'Welcome Soon')).toBeVisible();
  const own = () => allReports(pathSite.out).filter((report) => 'remote' in report && report.version === version);
  await untilReported(page, () => own().length);
  expect(own().filter(({ from }) => from !== 'override')).toEqual([]);

  const other = await context.newPage();
  await other.goto(`${pathSite.url}/login`);
  await expect(heading(other, TEXT)).toBeVisible();
  await other.close();

  await page.goto(`${pathSite.url}/__remotes`);
  await page.getByRole('button', { name: 'Leave this version of auth' }).click();
  await expect(badge(page)).toHaveCount(0);
  await page.goto(`${pathSite.url}/login`);
  await expect(heading(page, TEXT)).toBeVisible();
});

test('a link to a build that the site does not list is refused with a text, one to an address does nothing', async ({
  page,
  pathSite,
}) => {
  const live = readRegistryFile(publicFolder(pathSite.out)).auth!.version;
  await page.goto(`${pathSite.url}/__remotes?review=auth@${live.replace(/^./, 'x')}`);
  await expect(page.getByRole('alert').filter({ hasText: 'no such version on review' })).toBeVisible();
  await page.goto(`${pathSite.url}/__remotes?review=auth@https://evil.example`);
  await expect(page.getByRole('heading', { level: 1, name: 'Remotes' })).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
  await page.goto(`${pathSite.url}/login`);
  await expect(heading(page, TEXT)).toBeVisible();
});
