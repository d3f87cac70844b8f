import type { Page } from '@playwright/test';
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
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { storedOn } from '../../shared/testing/e2e/stored.ts';

/** Saved lessons of learners who share one phone (docs/decisions/028). */
test.use({ serviceWorkers: 'allow', time: 'passes' });

/** The names of all saved files of the streams. */
const filesOf = (page: Page) => savedNames(page, 'saved-lessons', /\.(mp4|vtt|m3u8)$/);
const list = (page: Page) => page.getByRole('region', { name: 'Saved lessons' });

test('lessons that stay for their number: another one does not see them, saves the same without a download and removes it; the first plays them offline', async ({
  context,
  page,
  request,
}) => {
  const phone = newNumber();
  await openSignedIn(page, request, LEVELS.onePage, phone);
  await saveAll(page, 'lesson');
  const whole = await filesOf(page);
  await goInside(page, '/dashboard');
  await signOut(page, { keepsLessons: true });
  await expect(page).toHaveURL('/login');
  await expect.poll(() => savedRecords(page)).toEqual([]);
  await expect.poll(async () => JSON.stringify(await storedOn(page))).not.toContain('Sunita');

  await signIn(page, request, newNumber(), 'Meera');
  await expect(list(page)).toContainText('Nothing saved yet.');
  // No part of a film or of captions comes from the network while this is held: what is saved meanwhile was here.
  const media = await gate(context, (each) => /^(?!\/saved\/).*\.(mp4|m4s|vtt)$/.test(new URL(each.url()).pathname));
  await goInside(page, LEVELS.onePage);
  await button(page, 'Save lesson').click();
  await expect(page.getByRole('radio', { checked: true, name: /on this device already$/ })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Start saving' }).click();
  await expect(button(page, 'Lesson saved')).toBeVisible({ timeout: SAVING_MS });
  await expect.poll(() => filesOf(page)).toEqual(whole);
  await goInside(page, '/dashboard');
  await list(page)
    .getByRole('button', { name: /^Remove: / })
    .click();
  await expect(list(page)).toContainText('Nothing saved yet.');
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await media.release();

  await signIn(page, request, phone);
  await expect(list(page)).toContainText('1 lesson');
  await expect.poll(() => filesOf(page)).toEqual(whole);
  await expectCodeWhole(page);
  await context.unroute('**'); // an intercepted request fails without a network before the service worker has it
  await context.setOffline(true);
  await page.goto(LEVELS.onePage);
  await pressPlay(page);
  await playTo(page, 1);
});

test('a sign-out as it is offered: nothing of the first learner remains, and the next one saves the lesson anew', async ({
  page,
  request,
}) => {
  await openSignedIn(page, request, LEVELS.onePage);
  await saveAll(page, 'lesson');
  await goInside(page, '/dashboard');
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await expect
    .poll(async () => (await storedOn(page)).cacheNames.filter((name) => name.startsWith('saved-')))
    .toEqual([]);
  await expect.poll(() => savedRecords(page)).toEqual([]);

  await signIn(page, request, newNumber(), 'Meera');
  await expect(list(page)).toContainText('Nothing saved yet.');
  await goInside(page, LEVELS.onePage);
  await button(page, 'Save lesson').click();
  await expect(page.getByRole('radio', { checked: true, name: /MB$/ })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await startSaving(page, 'lesson');
  await expect(button(page, 'Lesson saved')).toBeVisible({ timeout: SAVING_MS });
});
