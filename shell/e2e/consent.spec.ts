import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { deleteStored, kindsOf, pathsOf } from '../../shared/testing/e2e/account.ts';
import { NOTICE_VERSIONS } from '../../shared/privacy/notice.ts';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { database } from '../../shared/testing/e2e/requests.ts';
import { newNumber, signIn, userOf } from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { watch, watchSignedIn } from '../../shared/testing/e2e/watchSignedIn.ts';

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
  await deleteStored(`users/${uid!}/consents/${NOTICE_VERSIONS.atOnce}`);
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
  await question.getByRole('checkbox', { name: 'I am 18 or older and agree to this.' }).check();
  await question.getByRole('button', { name: 'Agree' }).click();
  await expect(question).toBeHidden();
  await expect
    .poll(async () => (await pathsOf(uid!)).map((path) => path.split('/')[1]))
    .toEqual([undefined, 'consents', 'progress']);
});

test('Keep my progress on the account, switched off: the copies there are deleted, the device keeps its own; on: they are there again', async ({
  page,
  request,
}) => {
  const uid = await watchSignedIn(page, request);
  await page.goto('/dashboard');
  const keep = page.getByRole('switch', { name: 'Keep my progress on the account' });
  await keep.click();
  await expect(page.getByText('Your progress is deleted from your account.')).toBeVisible();
  await expect(keep).not.toBeChecked();
  await expect.poll(() => kindsOf(uid)).toEqual(['user', 'consents']);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Continue watching' })).toBeVisible();
  await expect(keep).not.toBeChecked();
  await watch(page);
  await expect.poll(() => kindsOf(uid)).toEqual(['user', 'consents']);

  await page.goto('/dashboard');
  await keep.click();
  await expect.poll(() => kindsOf(uid)).toEqual(['user', 'consents', 'progress']);
});

test('Download my data: the file has every document of the account, the page each lesson', async ({
  page,
  request,
}) => {
  const uid = await watchSignedIn(page, request);
  await page.goto('/dashboard');
  const file = await download(page, 'Download my data');
  const { user, consents, progress } = JSON.parse(file) as Record<string, Record<string, { title?: string }>>;
  expect(user).toMatchObject({ uid, firstName: 'Sunita' });
  const paths = [
    uid,
    ...Object.keys(consents!).map((id) => `${uid}/consents/${id}`),
    ...Object.keys(progress!).map((id) => `${uid}/progress/${id}`),
  ];
  await expect.poll(() => pathsOf(uid)).toEqual(paths);
  const text = await download(page, 'Download as a page to read');
  for (const { title } of Object.values(progress!)) expect(text).toContain(`<h3>${title!}</h3>`);
});

test('the browser is closed half-way through Delete Account: the next visit deletes the rest, and the account', async ({
  page,
  context,
  request,
}) => {
  const uid = await watchSignedIn(page, request);
  const deletes = await gate(page, database('progress', '"delete"'));
  await page.goto('/services');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click();
  await deletes.requested();
  await expect.poll(() => kindsOf(uid)).toEqual(['consents', 'progress']);
  await page.close();

  const next = await context.newPage();
  await next.goto('/home');
  await expect.poll(() => pathsOf(uid)).toEqual([]);
  await expect(next.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

async function download(page: Page, name: string): Promise<string> {
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return readFileSync(await (await downloaded).path(), 'utf8');
}
