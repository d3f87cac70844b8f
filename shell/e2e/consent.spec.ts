import type { Page } from '@playwright/test';
import { LEVELS, loaded, openLevel, playTo, pressPlay } from '../../shared/testing/e2e/levelPage.ts';
import { deleteStored, pathsOf } from '../../shared/testing/e2e/account.ts';
import { NOTICE_VERSION } from '../../shared/privacy/notice.ts';
import { newNumber, signIn, userOf } from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** docs/decisions/048. Lessons play in the time of the machine. */
test.use({ time: 'passes' });

test('an account from before there was a notice: nothing leaves the device until its learner agrees, who is asked once', async ({
  page,
  request,
}) => {
  const phone = newNumber();
  await page.goto('/login');
  await signIn(page, request, phone);
  const { uid } = await userOf(request, phone);
  await deleteStored(`users/${uid!}/consents/${NOTICE_VERSION}`);
  await page.evaluate(() => localStorage.removeItem('bazaar.consent'));

  await watch(page);
  await page.goto('/dashboard');
  const question = page.getByRole('form', { name: 'May your account keep this?' });
  await question.getByRole('button', { name: 'Agree' }).press('Enter');
  await expect(question.getByText('Please confirm that you are 18 or older and agree')).toBeVisible();
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page.getByText('What you watch stays on this device.')).toBeVisible();
  await expect(question).toBeHidden();
  await expect.poll(() => pathsOf(uid!)).toEqual([uid]);

  await page.getByRole('button', { name: 'Keep it in my account' }).click();
  await question.getByRole('checkbox', { name: 'I am 18 or older and agree that this is kept.' }).check();
  await question.getByRole('button', { name: 'Agree' }).click();
  await expect(question).toBeHidden();
  await expect
    .poll(async () => (await pathsOf(uid!)).map((path) => path.split('/')[1]))
    .toEqual([undefined, 'consents', 'progress']);
});

/** Watches a second of a lesson. */
async function watch(page: Page): Promise<void> {
  await openLevel(page, LEVELS.onePage);
  await loaded(page);
  await pressPlay(page);
  await playTo(page, 1);
  await page.getByRole('button', { name: 'Pause' }).click();
}
