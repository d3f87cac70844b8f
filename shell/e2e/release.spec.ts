import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import { versionOf } from '../../shared/tools/compose/siteFolder.ts';
import { readRegistryFile } from '../../shared/tools/compose/siteFolder.ts';
import { distOf, ROOT } from '../../shared/tools/build/folders.ts';
import { releasesIn } from '../../shared/tools/release/releases.ts';
import type { Site } from '../../shared/tools/serve/startSite.ts';
import { nextBuild } from './support/nextBuild.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** A text of the auth remote that its next versions change. */
const TEXT = 'Welcome Back';
/** How long a command may take to roll back. */
const ROLLED_BACK_WITHIN_MS = 5_000;

const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text, exact: true });

test('the story of a team: release, canary, a version that throws, rollback, off and on, with the shell untouched', async ({
  page,
  context,
  pathSite,
}) => {
  test.setTimeout(180_000);
  const site = pathSite;
  const shellBefore = shellFiles(site);
  await page.goto(`${site.url}/login`);
  await expect(heading(page, TEXT)).toBeVisible();

  await test.step('release v2: new visitors get it, an open tab keeps v1 and works on', async () => {
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

  await test.step('rollback: in time, and at the next page load', async () => {
    const tookMs = run(site, 'rollback', 'auth');
    expect(tookMs).toBeLessThan(ROLLED_BACK_WITHIN_MS);
    await page.reload();
    await expect(heading(page, TEXT)).toBeVisible();
    test.info().annotations.push({ type: 'rollback', description: `${tookMs} ms of command time` });
  });

  await test.step('a canary at 100 of 100 buckets is what everybody gets, at 0 nobody', async () => {
    const dist = nextVersion('Welcome Three');
    run(site, 'canary', 'auth', '99.99', '--dist', dist);
    await page.reload();
    await expect(heading(page, 'Welcome Three')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Welcome Three')).toBeVisible();
    run(site, 'canary', 'auth', '0', '--dist', dist);
    await page.reload();
    await expect(heading(page, TEXT)).toBeVisible();
  });

  await test.step('a version that throws when it loads: visitors silently get the one before', async () => {
    run(site, 'release', 'auth', '--dist', throwingVersion());
    await page.reload();
    await expect(heading(page, TEXT)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    run(site, 'rollback', 'auth');
  });

  await test.step('disable: the text; without a text it is back', async () => {
    run(site, 'disable', 'auth', 'Sign-in is closed until noon.');
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Sign-in is closed until noon.');
    await expect(page.getByRole('banner')).toBeVisible();
    run(site, 'disable', 'auth');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(heading(page, TEXT)).toBeVisible();
  });

  expect(shellFiles(site)).toEqual(shellBefore);
  expect(readRegistryFile(site.out).auth!.version).toBe(versionOf(distOf('auth')));
});

test('an open tab during a release: its next lazy chunk comes from the version it has', async ({ page, pathSite }) => {
  const level = page.getByRole('main').getByRole('list').getByRole('link').first();
  await page.goto(`${pathSite.url}/business/levels/topic-001`);
  await expect(level).toBeVisible();
  const { version } = readRegistryFile(pathSite.out).catalog!;
  releasesIn(pathSite.out).release('catalog', nextCatalog());
  const chunks: string[] = [];
  page.on('response', (response) => response.url().includes('/mfe-catalog/') && chunks.push(response.url()));
  await level.click();
  await expect(page.getByRole('region', { name: /^Video player/ })).toBeVisible();
  expect(chunks).not.toEqual([]);
  expect(chunks.filter((url) => !url.includes(`/${version}/`))).toEqual([]);
  releasesIn(pathSite.out).rollback('catalog');
});

test('the floor: an old registry cannot bring back what was withdrawn', async ({ page, pathSite }) => {
  const old = readFileSync(join(pathSite.out, 'remotes.json'), 'utf8');
  const desk = releasesIn(pathSite.out);
  const { release } = desk.release('playlists', nextPlaylists(), { isFloor: true });
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/mfe-playlists/') && asked.push(request.url()));
  await page.route('**/remotes.json', (route) => route.fulfill({ body: old, contentType: 'application/json' }));
  await page.goto(`${pathSite.url}/creators`);
  await expect(page.getByRole('heading', { level: 1, name: 'Creators' })).toBeVisible();
  expect(release).toBeGreaterThan(1);
  expect(asked.filter((url) => url.includes(`/${JSON.parse(old).playlists.version}/`))).toEqual([]);
});

test('the commands say what they would do on Firebase Hosting, and do nothing there', ({ pathSite }) => {
  const said = output(pathSite, 'disable', 'feed', '--dry-run');
  expect(said).toContain('deploy --config firebase.deploy.json --only hosting:feed');
  expect(said.indexOf('--only hosting:feed')).toBeLessThan(said.indexOf('--only hosting:shell'));
  expect(output(pathSite, 'releases')).toMatch(/^remote +live +built into the site +fallback +canary +state$/m);
});

/** Runs a command as a person would; gives the milliseconds it took. */
function run(site: Site, command: string, ...args: string[]): number {
  const started = Date.now();
  output(site, command, ...args);
  return Date.now() - started;
}

const output = (site: Site, command: string, ...args: string[]) =>
  execFileSync('npm', ['run', '--silent', command, '--', ...args, '--out', site.out], { cwd: ROOT, encoding: 'utf8' });

/** Every file of the shell in the site, with its content; the documents and the registry are the release's own. */
function shellFiles(site: Site): Record<string, string> {
  const isShell = (file: string) => !/^(mfe-|\.site\/|remotes\.json|index\.html|frame\.html)/.test(file);
  const files = readdirSync(site.out, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => join(found.parentPath, found.name));
  return Object.fromEntries(
    files
      .map((file) => [relative(site.out, file), file] as const)
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
