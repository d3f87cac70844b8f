import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import { bucketOf } from '@remotes-kit/runtime/canary';
import { versionOf } from '@remotes-kit/release/versionOf';
import { readRegistryFile } from '@remotes-kit/release/siteFolder';
import { composition } from '../../shared/tools/composition.ts';
import { distOf, ROOT } from '../../shared/tools/build/folders.ts';
import { releasesIn } from '@remotes-kit/release/releases';
import type { Site } from '../../shared/tools/serve/startSite.ts';
import { setVisitor } from '../../shared/testing/e2e/visitor.ts';
import { nextBuild } from './support/nextBuild.ts';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** A text of the auth remote that its next versions replace. */
const TEXT = 'Welcome Back';
/** The id of the browser, whose share of a canary is the same in every run. */
const VISITOR = 'visitor-1';

const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text, exact: true });

test('release, rollback, canary, a version that throws, disable, enable: each takes effect, and the shell is unchanged', async ({
  page,
  context,
  pathSite,
}) => {
  test.setTimeout(300_000); // ten commands, each a process of its own
  const site = pathSite;
  const shellBefore = shellFiles(site);
  await setVisitor(context, VISITOR);
  await page.goto(`${site.url}/login`);
  await expect(heading(page, TEXT)).toBeVisible();

  await test.step('release v2: new visitors get it, an open tab continues with v1', async () => {
    run(site, 'release', 'auth', '--dist', nextVersion('Welcome Two'));
    const visitor = await context.newPage();
    await visitor.goto(`${site.url}/login`);
    await expect(heading(visitor, 'Welcome Two')).toBeVisible();
    await visitor.close();
    await page.getByRole('button', { name: 'Send OTP' }).press('Enter');
    await expect(page.getByText('Please enter your username').first()).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Welcome Two')).toBeVisible();
  });

  await test.step('rollback: nothing is built or copied, and it is in effect at the next page load', async () => {
    const files = () => readdirSync(join(publicFolder(site.out), 'mfe-auth'), { recursive: true }).sort();
    const before = files();
    run(site, 'rollback', 'auth');
    expect(files()).toEqual(before);
    await page.reload();
    await expect(heading(page, TEXT)).toBeVisible();
    expect(run(site, 'releases')).toMatch(/^remote +live +live since +visitors get +fallback +canary +state$/m);
  });

  await test.step('canary: a visitor inside the share gets it at every visit, a visitor outside never', async () => {
    const dist = nextVersion('Welcome Three');
    const bucket = bucketOf(VISITOR, 'auth');
    run(site, 'canary', 'auth', String(bucket + 0.01), '--dist', dist);
    await page.reload();
    await expect(heading(page, 'Welcome Three')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Welcome Three')).toBeVisible();
    for (const percent of [bucket - 0.01, 0]) {
      run(site, 'canary', 'auth', String(percent), '--dist', dist);
      await page.reload();
      await expect(heading(page, TEXT)).toBeVisible();
    }
  });

  await test.step('a version that throws when it loads: visitors get the previous one without a message', async () => {
    run(site, 'release', 'auth', '--dist', throwingVersion());
    await page.reload();
    await expect(heading(page, TEXT)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    run(site, 'rollback', 'auth');
  });

  await test.step('disable: the panel shows the text, and --dry-run what would be done on Firebase Hosting; enable: the remote is there again', async () => {
    const said = run(site, 'disable', 'auth', 'Sign-in is closed until noon.', '--dry-run');
    expect(said).toContain('deploy --config firebase.deploy.json --only hosting:auth');
    expect(said.indexOf('--only hosting:auth')).toBeLessThan(said.indexOf('--only hosting:shell'));
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Sign-in is closed until noon.');
    await expect(page.getByRole('banner')).toBeVisible();
    run(site, 'enable', 'auth');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(heading(page, TEXT)).toBeVisible();
  });

  expect(shellFiles(site)).toEqual(shellBefore);
  expect(readRegistryFile(publicFolder(site.out)).auth!.version).toBe(versionOf(distOf('auth')));
});

test('an open tab during a release: its next lazy chunk comes from its own version', async ({ page, pathSite }) => {
  const level = page.getByRole('main').getByRole('list').getByRole('link').first();
  await page.goto(`${pathSite.url}/business/levels/topic-001`);
  await expect(level).toBeVisible();
  const { version } = readRegistryFile(publicFolder(pathSite.out)).catalog!;
  releasesIn(composition, pathSite.out).release('catalog', { dist: nextCatalog() });
  const chunks: string[] = [];
  page.on('response', (response) => response.url().includes('/mfe-catalog/') && chunks.push(response.url()));
  await level.click();
  await expect(page.getByRole('region', { name: /^Video player/ })).toBeVisible();
  expect(chunks).not.toEqual([]);
  expect(chunks.filter((url) => !url.includes(`/${version}/`))).toEqual([]);
});

test('a release with a floor: an old registry cannot load a withdrawn version', async ({ page, pathSite }) => {
  const old = readFileSync(join(publicFolder(pathSite.out), 'remotes.json'), 'utf8');
  const { release } = releasesIn(composition, pathSite.out).release(
    'playlists',
    { dist: nextPlaylists() },
    { floor: 'this' },
  );
  const requested: string[] = [];
  page.on('request', (request) => request.url().includes('/mfe-playlists/') && requested.push(request.url()));
  await page.route('**/remotes.json', (route) => route.fulfill({ body: old, contentType: 'application/json' }));
  await page.goto(`${pathSite.url}/creators`);
  await expect(page.getByRole('heading', { level: 1, name: 'Creators' })).toBeVisible();
  expect(release).toBeGreaterThan(1);
  expect(requested.filter((url) => url.includes(`/${JSON.parse(old).playlists.version}/`))).toEqual([]);
});

/** Runs a command of package.json; returns what it prints. */
const run = (site: Site, command: string, ...args: string[]) =>
  execFileSync('npm', ['run', '--silent', command, '--', ...args, '--out', site.out], { cwd: ROOT, encoding: 'utf8' });

/** Every file of the shell in the site, with its content; a release rewrites only the documents and the registry. */
function shellFiles(site: Site): Record<string, string> {
  const isShell = (file: string) => !/^(mfe-|\.|_canary|remotes\.json|index\.html|frame\.html)/.test(file);
  const folder = publicFolder(site.out);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => join(found.parentPath, found.name));
  return Object.fromEntries(
    files
      .map((file) => [relative(folder, file), file] as const)
      .filter(([name]) => isShell(name))
      .map(([name, file]) => [name, readFileSync(file, 'base64')]),
  );
}

const nextVersion = (text: string) => nextBuild('auth', (code) => code.replaceAll(TEXT, text));
const throwingVersion = () =>
  nextBuild('auth', (code, file) =>
    file.startsWith('remoteEntry') ? `throw new Error('v2 is broken');${code}` : code,
  );
const nextCatalog = () => nextBuild('catalog', (code) => `${code}\n/* next */`);
const nextPlaylists = () => nextBuild('playlists', (code) => `${code}\n/* next */`);
