import type { Page } from '@playwright/test';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { database } from '../../shared/testing/e2e/requests.ts';
import {
  codeFor,
  enterCode,
  fillDetails,
  newNumber,
  requestCode,
  signIn,
  signOut,
} from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { expectSaved, storedOn } from '../../shared/testing/e2e/stored.ts';
import { goInside } from '../../shared/testing/goInside.ts';

/** Data that comes back after a sign-out: a form of before, another tab, a document that was requested before. */
test.use({ serviceWorkers: 'allow', time: 'passes' });

test('Back after a sign-out to a form that was filled in before: the form is empty', async ({ page, request }) => {
  const phone = newNumber();
  await page.goto('/login');
  await fillDetails(page, phone, 'Sunitabai');
  await page.getByLabel('Phone number').blur();
  await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByLabel('Username')).toHaveValue('');
  await signIn(page, request, phone, 'Sunitabai');
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Username')).toHaveValue('');

  await page.goBack();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Username')).toHaveValue('');
  await expect(page.getByLabel('Phone number')).toHaveValue('');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(history.state)))
    .not.toMatch(new RegExp(`Sunitabai|${phone}`));
  await page.reload();
  await expect(page.getByLabel('Phone number')).toHaveValue('');
});

test('a tab waits for a code while another user signs in and out in a second tab: the first tab shows the empty form', async ({
  page,
  context,
  request,
}) => {
  const phone = newNumber();
  await page.goto('/login');
  await requestCode(page, phone, 'Sunitabai');
  const other = await context.newPage();
  await other.goto('/login');
  await signIn(other, request, newNumber(), 'Meera');
  await signOut(other);
  await expect(other).toHaveURL('/login');
  await page.goto('/login');
  await expect(page.getByLabel('Username')).toHaveValue('');
  await expect.poll(async () => (await storedOn(page)).session).not.toHaveProperty('bazaar.codeRequest');
});

test('a user’s document that arrives after the sign-out is not saved', async ({ page, request }) => {
  const phone = newNumber();
  await page.goto('/login');
  await requestCode(page, phone, 'Sunitabai');
  await enterCode(page, await codeFor(request, phone));
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Sunitabai' })).toBeVisible();
  const document = await gate(page, database('users'));
  await expectSaved(page, 'Sunitabai');
  await clearSavedResults(page); // so that the document is requested again
  await page.reload();
  await document.requested();
  await signOut(page);
  await expect(page).toHaveURL('/login');
  const responded = page.waitForResponse((response) => response.request().postData()?.includes('/users/') === true);
  await document.release();
  await responded;
  await goInside(page, '/level/categories');
  await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible();
  await expectSaved(page, 'categories'); // written after it
  await expect.poll(async () => JSON.stringify(await storedOn(page))).not.toMatch(/Sunitabai/);
});

const clearSavedResults = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open('bazaar').addEventListener('success', ({ target }) => {
          const database = (target as IDBOpenDBRequest).result;
          database
            .transaction('answers', 'readwrite')
            .objectStore('answers')
            .clear()
            .addEventListener('success', resolve);
          database.close();
        });
      }),
  );
