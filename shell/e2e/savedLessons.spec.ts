import type { BrowserContext, Page } from '@playwright/test';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { goInside } from '../../shared/testing/goInside.ts';
import { LEVELS, playTo, pressPlay } from '../../shared/testing/e2e/levelPage.ts';
import {
  button,
  expectCodeWhole,
  saveAll,
  savedNames,
  savedRecords,
  SAVING_MS,
  startSaving,
} from '../../shared/testing/e2e/savedLessons.ts';
import { newNumber, openSignedIn, signIn, signOut } from '../../shared/testing/e2e/signIn.ts';
import { courseAt } from '../../shared/testing/e2e/seedNames.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { storedOn } from '../../shared/testing/e2e/stored.ts';

/** Events while a lesson is being saved (docs/decisions/028). */
test.use({ serviceWorkers: 'allow', time: 'passes' });

/** The sound of every stream: while it waits, a save stops in the middle. */
const SOUND = /\/sound\.mp4$/;

/** The names of the saved files of the picture. */
const pictures = (page: Page) => savedNames(page, 'saved-lessons', /^picture-\d/);

/** Signs in, opens the level and saves its first lesson until only the sound is missing. */
async function saveHalf(
  page: Page,
  context: BrowserContext,
  request: Parameters<typeof openSignedIn>[1],
  phone?: string,
) {
  await openSignedIn(page, request, LEVELS.onePage, phone);
  const sound = await gate(context, SOUND);
  await startSaving(page, 'lesson');
  await expect.poll(async () => (await pictures(page)).length, { timeout: SAVING_MS }).toBeGreaterThan(15);
  await expect.poll(() => savedRecords(page)).toMatchObject([{ state: 'saving' }]);
  return sound;
}

const state = async (page: Page) => (await savedRecords(page))[0]?.state;

test('a page killed in the middle of a save: the next one goes on, and downloads only what is missing', async ({
  context,
  page,
  request,
}) => {
  const sound = await saveHalf(page, context, request);
  const before = await pictures(page);
  await page.close();
  await sound.release();
  const next = await context.newPage();
  const requested = rangesOf(next);
  await next.goto('/about');
  await expect.poll(() => state(next), { timeout: SAVING_MS }).toBe('whole');
  expect(before.length).toBeGreaterThan(15);
  expect(requested).toEqual(['sound.mp4']);
});

test('two tabs of one browser: only one of them downloads, and the other goes on when that one is closed', async ({
  context,
  page,
  request,
}) => {
  const other = await context.newPage();
  const requested = rangesOf(other);
  const sound = await saveHalf(page, context, request);
  await other.goto('/about');
  const waitsForItsTurn = () =>
    other.evaluate(async () => (await navigator.locks.query()).pending?.some(({ name }) => name === 'bazaar.saver'));
  await expect.poll(waitsForItsTurn).toBe(true);
  expect(requested).toEqual([]);
  await page.close();
  await sound.release();
  await expect.poll(() => state(other), { timeout: SAVING_MS }).toBe('whole');
  expect(requested).toEqual(['sound.mp4']);
});

test('a line that breaks in the middle of a save: it goes on with the network, without a press', async ({
  context,
  page,
  request,
}) => {
  const sound = await saveHalf(page, context, request);
  await context.setOffline(true);
  await sound.release();
  await expect.poll(() => state(page)).toBe('waiting');
  await context.setOffline(false);
  await expect.poll(() => state(page), { timeout: SAVING_MS }).toBe('whole');
  await expect(button(page, 'Lesson saved')).toBeVisible();
});

test('a device that is full in the middle of a save: it says so, and goes on where it stopped once there is space', async ({
  context,
  page,
  request,
}) => {
  const sound = await saveHalf(page, context, request);
  const devTools = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000 });
  await sound.release();
  await expect(page.getByText(/^The device is full/).first()).toBeVisible();
  await expect.poll(() => savedRecords(page)).toMatchObject([{ state: 'failed', problem: 'full' }]);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin });
  await button(page, 'Lesson not saved').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Resume|Try Again|Save again/ })
    .click();
  await expect.poll(() => state(page), { timeout: SAVING_MS }).toBe('whole');
});

test('a sign-out in the middle of a save: nothing of it is left', async ({ context, page, request }) => {
  const sound = await saveHalf(page, context, request);
  await goInside(page, '/dashboard');
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await sound.release();
  await expectNothingSaved(page);
});

test('a saved lesson: its row on /dashboard names its topic and level', async ({ page, request }) => {
  await openSignedIn(page, request, LEVELS.onePage);
  await saveAll(page, 'lesson');
  await goInside(page, '/dashboard');
  const rows = page.getByRole('region', { name: 'Saved lessons' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(courseAt(LEVELS.onePage));
});

test('Sign Out on /dashboard names the saved lessons with their size: Cancel keeps them, Sign Out removes them', async ({
  page,
  request,
}) => {
  await openSignedIn(page, request, LEVELS.onePage);
  await saveAll(page, 'lesson');
  await goInside(page, '/dashboard');
  const press = page.getByRole('main').getByRole('button', { name: 'Sign Out' });
  await press.click();
  const dialog = page.getByRole('dialog', { name: 'Sign Out' });
  await expect(dialog).toContainText(/1 saved lesson, [\d.]+ MB, is removed from this device\./);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(press).toBeFocused();
  await expect.poll(async () => (await pictures(page)).length).toBeGreaterThan(15);
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await expectNothingSaved(page);
});

test('saved lessons that stay at the sign-out: another number does not see them, the same number plays them offline', async ({
  context,
  page,
  request,
}) => {
  const phone = newNumber();
  await openSignedIn(page, request, LEVELS.onePage, phone);
  await saveAll(page, 'lesson');
  const whole = await pictures(page);
  await goInside(page, '/dashboard');
  await signOut(page, { keepsLessons: true });
  await expect(page).toHaveURL('/login');
  await expect.poll(() => savedRecords(page)).toEqual([]);
  await expect.poll(async () => JSON.stringify(await storedOn(page))).not.toContain('Sunita');

  const saved = page.getByRole('region', { name: 'Saved lessons' });
  await signIn(page, request, newNumber(), 'Meera');
  await expect(saved).toContainText('Nothing saved yet.');
  await signOut(page);
  await expect(page).toHaveURL('/login');

  await signIn(page, request, phone);
  await expect(saved).toContainText('1 lesson');
  await expect.poll(() => pictures(page)).toEqual(whole);
  await expectCodeWhole(page);
  await context.setOffline(true);
  await page.goto(LEVELS.onePage);
  await pressPlay(page);
  await playTo(page, 1);
});

test('a sign-out in the middle of a save that leaves the lesson: after the sign-in of the same number it goes on', async ({
  context,
  page,
  request,
}) => {
  const phone = newNumber();
  const sound = await saveHalf(page, context, request, phone);
  const before = await pictures(page);
  await goInside(page, '/services');
  await signOut(page, { keepsLessons: true });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await sound.release();
  const requested = rangesOf(page);
  await goInside(page, '/login');
  await signIn(page, request, phone);
  await expect.poll(() => state(page), { timeout: SAVING_MS }).toBe('whole');
  await expect.poll(() => pictures(page)).toEqual(before);
  expect(requested).toEqual(['sound.mp4']);
});

test('a lesson removed in the middle of its save: nothing of it is left, and it can be saved again', async ({
  context,
  page,
  request,
}) => {
  const sound = await saveHalf(page, context, request);
  await goInside(page, '/dashboard');
  const saved = page.getByRole('region', { name: 'Saved lessons' });
  await saved
    .getByRole('button', { name: /^Remove: / })
    .first()
    .click();
  await expect(saved).toContainText('Nothing saved yet.');
  await sound.release();
  await expectNothingSaved(page);
  await goInside(page, LEVELS.onePage);
  await startSaving(page, 'lesson');
  await expect(button(page, 'Lesson saved')).toBeVisible({ timeout: SAVING_MS });
});

/** The names of the files that a page requests in parts, as a save does. */
function rangesOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (each) => void (each.headers().range && names.push(each.url().split('/').at(-1)!)));
  return names;
}

async function expectNothingSaved(page: Page): Promise<void> {
  await expect
    .poll(async () => (await storedOn(page)).cacheNames.filter((name) => name.startsWith('saved-')))
    .toEqual([]);
  await expect.poll(() => savedRecords(page)).toEqual([]);
}
