import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { goInside } from '../../shared/testing/goInside.ts';
import { LEVELS, pressPlay, playTo, timeOf, video } from '../../shared/testing/e2e/levelPage.ts';
import { PLAYLISTS } from '../../shared/testing/e2e/playlists.ts';
import { newNumber, requestCode, enterCode, signIn } from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { storedOn } from '../../shared/testing/e2e/stored.ts';
import { reservePorts } from '../../shared/tools/ports/reservePorts.ts';
import { startSite } from '../../shared/tools/serve/startSite.ts';

test.use({ serviceWorkers: 'allow' });

const SAVING_MS = 60_000;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const records = async (page: Page) =>
  JSON.parse((await storedOn(page)).local['bazaar.savedLessons'] ?? '[]') as { state: string; savedBytes: number }[];

/** Presses Save and begins, in the quality that the dialog offers. */
async function startSaving(page: Page, what: 'lesson' | 'level' | 'playlist'): Promise<void> {
  await button(page, `Save ${what}`).click();
  const start = page.getByRole('dialog').getByRole('button', { name: 'Start saving' });
  await expect(start).not.toHaveAttribute('aria-disabled', 'true');
  await start.click();
}

/** The sound of every stream waits until the returned function is called: a save stops in the middle. */
async function holdSound(context: BrowserContext): Promise<() => Promise<void>> {
  let letThrough = () => {};
  const isOpen = new Promise<void>((open) => (letThrough = open));
  const hold = (url: URL) => url.pathname.endsWith('/sound.mp4');
  await context.route(hold, async (route) => {
    await isOpen;
    await route.continue().catch(() => {}); // its page may be closed
  });
  return async () => {
    letThrough();
    await context.unroute(hold);
  };
}

/** The names of the saved files of the picture. */
const pictures = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open('saved-lessons')).keys();
    return keys.map(({ url }) => new URL(url).pathname.split('/').at(-1)!).filter((name) => /^picture-\d/.test(name));
  });

/** Signs in, opens the level and saves its first lesson until only the sound is missing. */
async function saveHalf(page: Page, context: BrowserContext, request: Parameters<typeof signIn>[1]) {
  await page.goto('/login');
  await signIn(page, request);
  await page.goto(LEVELS.onePage);
  const release = await holdSound(context);
  await startSaving(page, 'lesson');
  await expect.poll(async () => (await pictures(page)).length, { timeout: SAVING_MS }).toBeGreaterThan(15);
  expect(await records(page)).toMatchObject([{ state: 'saving' }]);
  return release;
}

test('a saved playlist, the servers stopped, a cold start: it plays to its end, with seeking, captions and speed', async ({
  context,
  page,
}) => {
  const out = mkdtempSync(join(tmpdir(), 'bazaar-saved-'));
  const site = await startSite({ ports: await reservePorts(), out, codesPerVisitor: 100 });
  try {
    await page.goto(`${site.url}/login`);
    const phone = newNumber();
    await requestCode(page, phone);
    await enterCode(page, await codeOf(site.ports.authBackend));
    await expect(page).not.toHaveURL(`${site.url}/login`);
    await page.goto(site.url + PLAYLISTS.seeded);
    await startSaving(page, 'playlist');
    await expect(button(page, 'Playlist saved')).toBeVisible({ timeout: SAVING_MS });
    const lessons = await page.getByRole('list', { name: 'Videos of this playlist' }).getByRole('listitem').count();
    await page.close();
    await site.stop();

    const cold = await context.newPage();
    await cold.goto(site.url + PLAYLISTS.seeded);
    await pressPlay(cold);
    await playTo(cold, 0.5);
    await button(cold, 'Captions').click();
    await expect(cold.getByText(/\w/).and(cold.locator('[class*="caption" i] *')).first()).toBeVisible();
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
});

async function codeOf(port: number): Promise<string> {
  const read = async () => {
    const response = await fetch(`http://localhost:${port}/emulator/v1/projects/demo-bazaar/verificationCodes`);
    return ((await response.json()) as { verificationCodes?: { code: string }[] }).verificationCodes?.at(-1)?.code;
  };
  await expect.poll(read).toBeDefined();
  return (await read())!;
}

test('a page killed in the middle of a save: the next one goes on, and downloads only what is missing', async ({
  context,
  page,
  request,
}) => {
  const release = await saveHalf(page, context, request);
  const before = await pictures(page);
  await page.close();
  await release();
  const next = await context.newPage();
  const requested: string[] = [];
  next.on('request', (each) => void (each.headers().range && requested.push(new URL(each.url()).pathname)));
  await next.goto('/about');
  await expect.poll(async () => (await records(next))[0]?.state, { timeout: SAVING_MS }).toBe('whole');
  expect(before.length).toBeGreaterThan(15);
  expect(requested.map((path) => path.split('/').at(-1))).toEqual(['sound.mp4']);
});

test('a line that breaks in the middle of a save: it goes on with the network, without a press', async ({
  context,
  page,
  request,
}) => {
  const release = await saveHalf(page, context, request);
  await context.setOffline(true);
  await release();
  await expect.poll(async () => (await records(page))[0]?.state).toBe('waiting');
  await context.setOffline(false);
  await expect.poll(async () => (await records(page))[0]?.state, { timeout: SAVING_MS }).toBe('whole');
  await expect(button(page, 'Lesson saved')).toBeVisible();
});

test('a device that is full in the middle of a save: it says so, and goes on where it stopped once there is space', async ({
  context,
  page,
  request,
}) => {
  const release = await saveHalf(page, context, request);
  const devTools = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000 });
  await release();
  await expect(page.getByText(/^The device is full/).first()).toBeVisible();
  expect(await records(page)).toMatchObject([{ state: 'failed', problem: 'full' }]);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin });
  await button(page, 'Lesson not saved').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Resume|Try Again|Save again/ })
    .click();
  await expect.poll(async () => (await records(page))[0]?.state, { timeout: SAVING_MS }).toBe('whole');
});

test('a sign-out in the middle of a save: nothing of it is left', async ({ context, page, request }) => {
  const release = await saveHalf(page, context, request);
  await goInside(page, '/dashboard');
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/login');
  await release();
  await expect
    .poll(async () => (await storedOn(page)).cacheNames.filter((name) => name.startsWith('saved-')))
    .toEqual([]);
  expect(await records(page)).toEqual([]);
});

test('saved files that the browser has taken away: the list says it, and the lesson plays from the network', async ({
  context,
  page,
  request,
}) => {
  await page.goto('/login');
  await signIn(page, request);
  await page.goto(LEVELS.onePage);
  await startSaving(page, 'lesson');
  await expect(button(page, 'Lesson saved')).toBeVisible({ timeout: SAVING_MS });
  await page.evaluate(() => caches.delete('saved-lessons'));
  await goInside(page, '/dashboard');
  await expect(page.getByText('The browser has removed this lesson from the device. Save it again.')).toBeVisible();
  const next = await context.newPage();
  await next.goto(LEVELS.onePage);
  await pressPlay(next);
  await playTo(next, 0.5);
});
