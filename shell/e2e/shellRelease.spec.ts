import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { bucketOf } from '@remotes-kit/runtime/canary';
import { composition } from '../../shared/tools/composition.ts';
import { expectStarted } from '../../shared/testing/e2e/started.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { hideTab } from '../../shared/testing/e2e/hideTab.ts';
import { setVisitor } from '../../shared/testing/e2e/visitor.ts';
import { ROOT } from '../../shared/tools/build/folders.ts';
import { readShell } from '@remotes-kit/release/shellRecord';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { shellReleasesIn } from '@remotes-kit/release/shellReleases';
import type { Site } from '../../shared/tools/serve/startSite.ts';
import { nextShell } from './support/nextShell.ts';
import { reportsFromNow } from './support/reportsFromNow.ts';
import { isControlled } from './support/worker.ts';

/** A text of the shell that its next build replaces. */
const TEXT = 'About Us';
const VISITOR = 'visitor-1';
const INSIDE = bucketOf(VISITOR, 'shell') + 0.01;
const OUTSIDE = bucketOf(VISITOR, 'shell') - 0.01;

const nextText = (text: string) => ({ dist: nextShell((code) => code.replaceAll(TEXT, text)) });
const throwing = () => ({
  dist: nextShell((code, file) => (file.startsWith('index-') ? `throw new Error('broken');${code}` : code)),
});
const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text, exact: true });
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'The school could not start.' });
const expectShell = (page: Page, version: string) =>
  expect(page.locator('html')).toHaveAttribute('data-shell', version);
const live = ({ out }: Site) => readShell(publicFolder(out)).version;
/** Runs a command of package.json; returns what it prints. */
const run = (site: Site, command: string, ...args: string[]) =>
  execFileSync('npm', ['run', '--silent', command, '--', ...args, '--out', site.out], { cwd: ROOT, encoding: 'utf8' });

test('a canary of the shell: a visitor of the share gets it on every kind of page, under its own address; others get the live one', async ({
  page,
  context,
  pathSite: site,
}) => {
  test.setTimeout(300_000); // commands, each a process of its own
  await setVisitor(context, VISITOR);

  const first = live(site);
  run(site, 'canary', 'shell', String(INSIDE), '--dist', nextText('About Two').dist);
  const second = readShell(publicFolder(site.out)).canary!.version;

  await page.goto(`${site.url}/about?a=1#team`);
  await expect(heading(page, 'About Two')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/about?a=1#team`);
  for (const path of ['/home', '/feed', '/login', '/level/categories']) {
    await page.goto(site.url + path.replace('/home', '/')); // which redirects to it
    await expect(page).toHaveURL(site.url + path);
    await expectShell(page, second);
  }
  await page.evaluate(() => history.replaceState({ draft: 'kept' }, ''));
  await page.reload();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toMatchObject({ draft: 'kept' });

  run(site, 'canary', 'shell', String(OUTSIDE));
  await page.goto(`${site.url}/about`);
  await expect(heading(page, TEXT)).toBeVisible();
  await expectShell(page, first);

  expect(run(site, 'canary', 'shell', '100')).toContain(`Every visitor of the site now gets shell ${second}`);
  await page.reload();
  await expect(heading(page, 'About Two')).toBeVisible();

  run(site, 'rollback', 'shell');
  await page.reload();
  await expect(heading(page, TEXT)).toBeVisible();
  await page.goto(`${site.url}/_canary/about`); // on its way when the canary ended
  await expect(heading(page, TEXT)).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/about`);
});

test.describe('a shell that throws when it starts', () => {
  test.use({ expectedPageError: /broken/ });

  test('as a canary: Reload brings its visitor the live shell', async ({ page, context, pathSite: site }) => {
    await setVisitor(context, VISITOR);

    shellReleasesIn(composition, site.out).canary(throwing(), INSIDE);
    await page.goto(`${site.url}/about`, { waitUntil: 'commit' });
    await notice(page).getByRole('link', { name: 'Reload' }).click();
    await expect(heading(page, TEXT)).toBeVisible();
    await expectShell(page, live(site));
  });

  test('for everybody: a rollback brings the shell before, without a build', async ({ page, pathSite: site }) => {
    shellReleasesIn(composition, site.out).release(throwing());
    await page.goto(`${site.url}/about`, { waitUntil: 'commit' });
    await expect(notice(page)).toBeVisible();
    run(site, 'rollback', 'shell');
    await notice(page).getByRole('link', { name: 'Reload' }).click();
    await expect(heading(page, TEXT)).toBeVisible();
  });
});

test.describe('the machine’s own time', () => {
  test.use({ time: 'passes', serviceWorkers: 'allow' });

  test('a page of a canary reports the shell that it has', async ({ page, context, pathSite: site }) => {
    await setVisitor(context, VISITOR);

    const { canary } = shellReleasesIn(composition, site.out).canary(nextText('About Two'), INSIDE);
    const reported = reportsFromNow(site);
    await page.goto(`${site.url}/about`);
    await expect
      .poll(async () => {
        await hideTab(page, false);
        await hideTab(page, true);
        return reported().filter(({ event }) => event === 'remote.load');
      })
      .toMatchObject([{ remote: 'shell', version: canary!.version, isLoaded: true }]);
  });

  test('without network a visitor of the canary gets the page that was visited, with the worker of the live shell', async ({
    page,
    context,
    pathSite: site,
  }) => {
    await setVisitor(context, VISITOR);

    shellReleasesIn(composition, site.out).canary(nextText('About Two'), INSIDE);
    await page.goto(`${site.url}/about`);
    await isControlled(page);
    await page.reload();
    await expect(heading(page, 'About Two')).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expectStarted(page);
    await expect(page.getByRole('heading', { level: 1, name: /^About (Two|Us)$/ })).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/about`);
  });
});
