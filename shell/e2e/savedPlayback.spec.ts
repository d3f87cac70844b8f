import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { composition } from '../../shared/tools/composition.ts';
import { goInside } from '../../shared/testing/goInside.ts';
import { LEVELS, pressPlay, playTo, timeOf, video } from '../../shared/testing/e2e/levelPage.ts';
import { PLAYLISTS } from '../../shared/testing/e2e/playlists.ts';
import { filmsOfLevel } from '../../shared/testing/e2e/seedNames.ts';
import { button, expectCodeWhole, saveAll, savedNames, savedRecords } from '../../shared/testing/e2e/savedLessons.ts';
import { openSignedIn, signInOn } from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { reservePorts } from '../../shared/tools/ports/reservePorts.ts';
import { releasesIn } from '@remotes-kit/release/releases';
import { startSite } from '../../shared/tools/serve/startSite.ts';
import { nextBuild } from './support/nextBuild.ts';

/** Saved lessons as their learner has them later (docs/decisions/028). */
test.use({ serviceWorkers: 'allow', time: 'passes' });

test(
  'a saved playlist, the servers stopped, a cold start: it plays to its end, with seeking, captions, speed, audio only, and its transcript in both languages',
  { tag: '@verify' },
  async ({ context, page, request }) => {
    const out = mkdtempSync(join(tmpdir(), 'bazaar-saved-'));
    const site = await startSite({ ports: await reservePorts(), out, codesPerVisitor: 100 });
    try {
      await signInOn(site, page, request);
      await page.goto(site.url + PLAYLISTS.seeded);
      await saveAll(page, 'playlist');
      const lessons = await page.getByRole('list', { name: 'Videos of this playlist' }).getByRole('listitem').count();
      await page.close();
      await site.stop();

      const cold = await context.newPage();
      await cold.goto(site.url + PLAYLISTS.seeded);
      await pressPlay(cold);
      await playTo(cold, 0.5);
      await button(cold, 'Captions').click();
      await expect(cold.getByText(/\w/).and(cold.locator('[class*="caption" i] *')).first()).toBeVisible();
      await button(cold, 'Transcript').click();
      const transcript = cold.getByRole('region', { name: 'Transcript' });
      const language = transcript.getByRole('combobox', { name: 'Language' });
      await expect(transcript.getByRole('listitem').first()).toBeVisible();
      await language.selectOption('हिन्दी');
      await expect(transcript.getByRole('listitem').first().locator('[lang=hi]')).toBeVisible();
      await language.selectOption('English');
      await expect(transcript.getByRole('listitem').first().locator('[lang=en]')).toBeVisible();
      await button(cold, 'Settings').click();
      await cold.getByRole('switch', { name: /^Audio only/ }).click();
      await cold.keyboard.press('Escape');
      await expect(cold.getByRole('button', { name: /Show video/ })).toBeVisible();
      // Each card then waits for its press, however slow the machine.
      await cold.getByRole('switch', { name: 'Autoplay next' }).uncheck();
      for (let lesson = 1; lesson <= lessons; lesson += 1) {
        await expect.poll(() => timeOf(cold)).toBeGreaterThan(0);
        await video(cold).evaluate((element: HTMLVideoElement) => {
          element.playbackRate = 2;
          element.currentTime = element.duration - 1;
        });
        if (lesson < lessons) await button(cold, 'Play now').click({ timeout: 20_000 });
      }
      await expect(button(cold, 'Replay')).toBeVisible({ timeout: 20_000 });
    } finally {
      await site.stop().catch(() => {});
      rmSync(out, { recursive: true, force: true });
    }
  },
);

test('a level saved from its first page: offline all three pages open, with their posters, and play', async ({
  context,
  page,
  request,
}) => {
  await openSignedIn(page, request, LEVELS.threePages);
  await saveAll(page, 'level');
  await page.close();
  await context.setOffline(true);
  const cold = await context.newPage();
  for (const levelPage of [3, 2, 1]) {
    await cold.goto(`${LEVELS.threePages}?page=${levelPage}`);
    const posters = cold.getByRole('list', { name: 'Videos of this page' }).locator('img');
    await expect(posters.first()).toBeVisible();
    const areLoaded = () =>
      posters.evaluateAll((all) => all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0));
    await expect.poll(areLoaded).toBe(true);
    await pressPlay(cold);
    await playTo(cold, 0.5);
  }
});

test('a lesson that is not saved, opened without a network: says so, offers the saved one, and plays when the network is back', async ({
  context,
  page,
  request,
}) => {
  await openSignedIn(page, request, LEVELS.onePage);
  await saveAll(page, 'lesson');
  await expectCodeWhole(page);
  await page.close();
  await context.setOffline(true);
  const cold = await context.newPage();
  await cold.goto(LEVELS.threePages);
  await expect(cold.getByRole('heading', { level: 1 })).toHaveText(['There is no network']);
  await expect(cold).toHaveTitle('There is no network · Bazaar School');
  const notice = cold.getByRole('main').getByRole('alert');
  await expect(notice).toContainText('This lesson is not saved on this device. It plays when the network is back.');
  const saved = notice.getByRole('navigation', { name: 'Saved lessons' }).getByRole('link');
  await expect(saved).toHaveAttribute('href', new RegExp(`^${LEVELS.onePage}`));
  await context.setOffline(false);
  await expect(cold.getByRole('heading', { level: 1 })).toContainText(filmsOfLevel(LEVELS.threePages)[0]!.title.en);
  await pressPlay(cold);
  await playTo(cold, 0.2);
});

test(
  'newer releases while a lesson is saved: offline it plays with the newest whose files could be had',
  { tag: '@verify' },
  async ({ context, page, request, pathSite }) => {
    const lesson = pathSite.url + LEVELS.onePage;
    await signInOn(pathSite, page, request);
    await page.goto(lesson);
    await saveAll(page, 'lesson');
    const { version } = releasesIn(composition, pathSite.out).release('catalog', { dist: nextCatalog('newer') });
    await page.goto(`${pathSite.url}/about`);
    await expect.poll(() => savedVersions(page)).toContain(version);
    const unreachable = releasesIn(composition, pathSite.out).release('catalog', {
      dist: nextCatalog('newest'),
    }).version;
    const folder = join(publicFolder(pathSite.out), 'mfe-catalog', unreachable);
    renameSync(folder, `${folder}.gone`);
    try {
      await page.goto(`${pathSite.url}/about`);
      await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
      await page.close();
      await context.setOffline(true);
      const cold = await context.newPage();
      await cold.goto(lesson);
      await pressPlay(cold);
      await playTo(cold, 0.5);
      await expect.poll(() => loadedVersions(cold)).toEqual([version]);
    } finally {
      renameSync(`${folder}.gone`, folder);
    }
  },
);

test('saved files that the browser has taken away: the list says it, and the lesson plays from the network', async ({
  context,
  page,
  request,
}) => {
  await saveOneLesson(page, request);
  await page.evaluate(() => caches.delete('saved-lessons'));
  await goInside(page, '/dashboard');
  await expect(page.getByText('The browser has removed this lesson from the device. Save it again.')).toBeVisible();
  const next = await context.newPage();
  await next.goto(LEVELS.onePage);
  await pressPlay(next);
  await playTo(next, 0.5);
});

test('one saved file that is gone: online the lesson plays on from the network, and it is said that it is not whole', async ({
  page,
  request,
}) => {
  await saveOneLesson(page, request);
  const [last] = (await savedNames(page, 'saved-lessons', /^picture-\d/)).toSorted(byNumber).slice(-1);
  await page.evaluate(async (name) => {
    const cache = await caches.open('saved-lessons');
    for (const request of await cache.keys()) if (request.url.endsWith(`/${name}`)) await cache.delete(request);
  }, last!);
  await page.reload();
  await pressPlay(page);
  await playTo(page, 0.5);
  await video(page).evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 2;
  });
  await expect(page.getByRole('main')).toContainText('Lesson 2 of', { timeout: 30_000 }); // at the end of the first one
  await expect.poll(() => savedRecords(page)).toMatchObject([{ state: 'failed', problem: 'removed' }]);
});

async function saveOneLesson(page: Page, request: Parameters<typeof openSignedIn>[1]): Promise<void> {
  await openSignedIn(page, request, LEVELS.onePage);
  await saveAll(page, 'lesson');
}

const nextCatalog = (note: string) => nextBuild('catalog', (code) => `${code}\n/* ${note} */`);

/** The versions of the catalogue whose code is saved with the lessons. */
const savedVersions = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open('saved-files')).keys();
    return keys.flatMap(({ url }) => /\/mfe-catalog\/([^/]+)\//.exec(url)?.[1] ?? []);
  });

/** Those that this page has loaded. */
const loadedVersions = (page: Page) =>
  page.evaluate(() => {
    const versions = performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/mfe-catalog\/([^/]+)\//.exec(name)?.[1] ?? []);
    return [...new Set(versions)];
  });

const byNumber = (a: string, b: string) => numberIn(a) - numberIn(b);
const numberIn = (name: string) => Number(/\d+/.exec(name)?.[0]);
