import type { Page } from '@playwright/test';
import { authError, stopped } from '../../shared/testing/e2e/answers.ts';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { auth, database } from '../../shared/testing/e2e/requests.ts';
import { confirmSignIn, newNumber, signIn, userOf, signOut } from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** docs/behaviour.md, Services: Delete Account is real. */
test('Delete Account: removes the document, the account and the personal data on the device', async ({
  page,
  request,
}) => {
  const phone = newNumber();
  await page.goto('/login');
  await signIn(page, request, phone);
  await watchSomething(page);
  await page.goto('/services');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Account' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(dialog.getByText('Your account is deleted.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.poll(() => userOf(request, phone)).toEqual({});
  await expect.poll(() => personalData(page)).toEqual([]);

  // The number can sign up again: another account, another document.
  await page.goto('/login');
  await signIn(page, request, phone, 'Meera');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Meera' })).toBeVisible();
});

for (const { age, afterMs, mustSignInAgain } of [
  { age: '04:59', afterMs: 299_000, mustSignInAgain: false },
  { age: '05:01', afterMs: 301_000, mustSignInAgain: true },
]) {
  test(`${age} after the sign-in: ${mustSignInAgain ? 'a new code is required' : 'the account can be deleted'} (§9)`, async ({
    page,
    request,
  }) => {
    const phone = newNumber();
    await page.goto('/login');
    await signIn(page, request, phone);
    await page.getByRole('banner').getByRole('link', { name: 'Services and settings' }).click();
    const deletion = page.getByRole('main').getByRole('button', { name: 'Delete Account' });
    await expect(deletion).toBeVisible(); // the deadline of its code is one of the minutes that pass
    await page.clock.runFor(afterMs);
    await deletion.click();
    const dialog = page.getByRole('dialog', { name: 'Delete Account' });
    if (mustSignInAgain) {
      await expect(dialog.getByText('sign in again first')).toBeVisible();
      await dialog.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByText('Sign in once more to delete your account.')).toBeVisible();
      // The form is filled with what the site knows.
      await expect(page.getByLabel('Phone number')).toHaveValue(phone);
      await expect(page.getByLabel('Username')).toHaveValue('Sunita');
      await confirmSignIn(page, request, phone);
      await expect(page).toHaveURL('/services'); // and the question is asked again
    }
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await expect(dialog.getByText('Your account is deleted.')).toBeVisible();
  });
}

test('a confirmation dialog open for more than five minutes: requires a new code', async ({ page, request }) => {
  const phone = newNumber();
  await page.goto('/login');
  await signIn(page, request, phone);
  await page.getByRole('banner').getByRole('link', { name: 'Services and settings' }).click();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.clock.runFor(301_000);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByRole('dialog').getByText('sign in again first')).toBeVisible();
  await expect.poll(() => userOf(request, phone)).toMatchObject({ firstName: 'Sunita' });
});

test('a failed deletion: shows an error and can be tried again', async ({ page, request }) => {
  const phone = newNumber();
  await page.goto('/login');
  await signIn(page, request, phone);
  await page.goto('/services');
  const openAndConfirm = async () => {
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click();
  };
  const users = await gate(page, database('users'), stopped);
  await openAndConfirm();
  await expect(page.getByRole('dialog').getByText('That did not work. Please try again.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await users.release();

  const deletes = await gate(page, auth('delete'), stopped);
  await openAndConfirm();
  await expect(page.getByRole('dialog').getByText('That did not work. Please try again.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Your account' })).toBeVisible();

  await deletes.fail(authError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN'));
  await openAndConfirm();
  await expect(page.getByRole('dialog').getByText('sign in again first')).toBeVisible();
});

test('F76: signing in or out in one tab: the other tabs follow within 3 s, and no personal data remains', async ({
  page,
  context,
  request,
}) => {
  const other = await context.newPage();
  await other.goto('/services');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();

  await page.goto('/login');
  await signIn(page, request);
  await page.clock.runFor(3_000);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Your account' })).toBeVisible();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1, name: 'Hello, Sunita' })).toBeVisible();
  await watchSomething(page);

  await page.goto('/dashboard');
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await page.clock.runFor(3_000);
  await expect(other).toHaveURL('/login');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.poll(() => personalData(page)).toEqual([]);
  await other.goto('/home');
  await expect.poll(() => personalData(other)).toEqual([]);
});

test('signing out offline: removes the personal data all the same', async ({ page, context, request }) => {
  await page.goto('/login');
  await signIn(page, request);
  await watchSomething(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Sunita' })).toBeVisible();
  await context.setOffline(true);
  await signOut(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.poll(() => personalData(page)).toEqual([]);
});

test('a known visitor’s session is being restored: the Login button is never shown', async ({ page, request }) => {
  await page.goto('/login');
  await signIn(page, request);
  await page.addInitScript(() => {
    Object.assign(globalThis, { hasSeenLogin: false });
    new MutationObserver(() => {
      if (document.querySelector('header a[href="/login"]')?.checkVisibility({ visibilityProperty: true }))
        Object.assign(globalThis, { hasSeenLogin: true });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/home');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Your account' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { hasSeenLogin: boolean }).hasSeenLogin))
    .toBe(false);
});

/** Stores progress on the device, as the player does. */
async function watchSomething(page: Page): Promise<void> {
  await page.evaluate(() => {
    const entry = {
      videoId: 'v',
      title: 'Lesson',
      path: '/levels/a/videos/b',
      positionMs: 5_000,
      durationMs: 60_000,
      watchedAtMs: 1,
    };
    localStorage.setItem('bazaar.progress', JSON.stringify([entry]));
  });
}

/** The personal data on the device: our keys, saved query results, Firebase's user. */
function personalData(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keysOf = async (database: string, store: string): Promise<string[]> => {
      const databases = await indexedDB.databases();
      if (!databases.some(({ name }) => name === database)) return [];
      const opened = indexedDB.open(database);
      await new Promise((resolve) => (opened.onsuccess = resolve));
      const query = opened.result.transaction(store).objectStore(store).getAllKeys();
      await new Promise((resolve) => (query.onsuccess = resolve));
      opened.result.close();
      return query.result.map(String);
    };
    const ours = Object.keys(localStorage).filter((key) => /progress|unsaved|signedIn/.test(key));
    const results = (await keysOf('bazaar', 'answers')).filter((key) => key.includes('users'));
    const firebase = (await keysOf('firebaseLocalStorageDb', 'firebaseLocalStorage')).filter((key) =>
      key.includes('authUser'),
    );
    return [...ours, ...results, ...firebase];
  });
}
