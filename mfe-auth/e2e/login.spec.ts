import { gate, open } from '../../shared/testing/e2e/gate.ts';
import { auth } from '../../shared/testing/e2e/requests.ts';
import {
  requestCode,
  codeFor,
  codeAfter,
  codesFor,
  enterCode,
  fillDetails,
  newNumber,
  otherThan,
  signIn,
  userOf,
  signOut,
} from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

test('sign-in by phone: the session survives a reload and ends with Sign Out', async ({ page, request }) => {
  const phone = newNumber();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await requestCode(page, `${phone.slice(0, 5)} ${phone.slice(5)}`);
  await expect(page.getByText(`We sent a code by SMS to +91 ••••• •${phone.slice(-4)}.`)).toBeVisible();
  await enterCode(page, await codeFor(request, phone));

  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Sunita' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Your account' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Sunita' })).toBeVisible();

  await signOut(page);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('signed in while the clock ran a year ahead, which is right by now: the token is renewed, and the session goes on', async ({
  page,
  request,
}) => {
  await page.goto('/login');
  await signIn(page, request, newNumber(), 'Asha');
  await page.evaluate(putOffExpiry, 365 * 86_400_000);
  const renewals = await gate(page, /\/v1\/token\b/, open);
  await page.reload();
  await renewals.requested();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Asha' })).toBeVisible();
});

/** In the page: Firebase's record of the user, as a clock that is `byMs` ahead leaves it. */
async function putOffExpiry(byMs: number): Promise<void> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const database = await done(indexedDB.open('firebaseLocalStorageDb'));
  const store = database.transaction('firebaseLocalStorage', 'readwrite').objectStore('firebaseLocalStorage');
  const [user] = await done<{ value: { stsTokenManager: { expirationTime: number } } }[]>(store.getAll());
  user!.value.stsTokenManager.expirationTime += byMs;
  await done(store.put(user));
  database.close();
}

test('sign-in from another page: returns to that page', async ({ page, request }) => {
  await page.goto('/services');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  await signIn(page, request);
  await expect(page).toHaveURL('/services');
});

test('a second sign-in: createdAt is unchanged, lastLogin and the name are new', async ({ page, request }) => {
  const phone = newNumber();
  await page.goto('/login');
  await signIn(page, request, phone);
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Sunita' })).toBeVisible();
  const first = await userOf(request, phone);
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await signIn(page, request, phone, 'Sunita Devi');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Sunita Devi' })).toBeVisible();
  const second = await userOf(request, phone);
  expect(second.createdAt).toBe(first.createdAt);
  expect(Date.parse(second.lastLogin!)).toBeGreaterThan(Date.parse(first.lastLogin!));
});

test('sign-in with the keyboard alone: every step can be done', async ({ page, request }) => {
  const phone = newNumber();
  await page.goto('/login');
  await page.getByLabel('Username').focus();
  await page.keyboard.type('Sunita');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Country code' })).toBeFocused();
  await page.keyboard.type('kingdom');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Country code' })).toHaveValue('GB +44');
  await page.keyboard.type('ind');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type(phone);
  await page.keyboard.press('Tab');
  await page.keyboard.type('S'); // Student; further letters count only within a second
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send OTP' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('6-digit OTP')).toBeFocused();
  await page.keyboard.type(await codeFor(request, phone));
  await expect(page).toHaveURL('/dashboard');
});

test('a pasted code with a space and a pasted number with its country code: are accepted', async ({
  page,
  request,
}) => {
  const phone = newNumber();
  await page.goto('/login');
  await requestCode(page, `+91 ${phone.slice(0, 5)}-${phone.slice(5)}`);
  const code = await codeFor(request, phone);
  await page.getByLabel('6-digit OTP').evaluate(
    (input: HTMLInputElement, text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      document.execCommand('insertText', false, text);
    },
    `${code.slice(0, 3)} ${code.slice(3)}`,
  );
  await expect(page).toHaveURL('/dashboard');
});

test('F53: Send OTP pressed twice: one code is sent', async ({ page, request }) => {
  const phone = newNumber();
  const sends = await gate(page, auth('sendVerificationCode'), open);
  await page.goto('/login');
  await fillDetails(page, phone);
  await page.getByRole('button', { name: 'Send OTP' }).dblclick();
  await page
    .locator('form')
    .first()
    .evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
  await expect(page.getByLabel('6-digit OTP')).toBeVisible();
  expect(sends.requests).toHaveLength(1);
  await expect.poll(() => codesFor(request, phone)).toHaveLength(1);
});

test('Send again: is available after 30, 60 and 120 seconds', async ({ page, request }) => {
  const phone = newNumber();
  await page.goto('/login');
  await requestCode(page, phone);
  let code = await codeFor(request, phone);
  const resend = page.getByRole('button', { name: 'Send again' });
  for (const waitS of [30, 60, 120]) {
    await expect(resend).toHaveText(`Send again in ${waitS} s`);
    await resend.press('Enter'); // too early: nothing happens
    await page.clock.runFor((waitS - 1) * 1_000);
    await expect(resend).toHaveText('Send again in 1 s');
    await page.clock.runFor(1_000);
    await expect(resend).toHaveText('Send again');
    await resend.click();
    code = await codeAfter(code, request, phone);
    await expect(page.getByLabel('6-digit OTP')).toBeFocused();
  }
  await enterCode(page, code);
  await expect(page).toHaveURL('/dashboard');
});

test('Change number: the form is still filled in', async ({ page, request }) => {
  const wrong = newNumber();
  const right = newNumber();
  await page.goto('/login');
  await requestCode(page, wrong);
  await page.getByRole('button', { name: 'Change number' }).click();
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await expect(page.getByLabel('Username')).toHaveValue('Sunita');
  await expect(page.getByLabel('Occupation')).toHaveValue('business-owner');
  // The next code for a number has to wait; a code for another number has not.
  await expect(page.getByRole('button', { name: 'Send OTP in 30 s' })).toBeVisible();
  await page.getByLabel('Phone number').fill(right);
  await page.getByRole('button', { name: 'Send OTP', exact: true }).click();
  await enterCode(page, await codeFor(request, right));
  await expect(page).toHaveURL('/dashboard');
});

test('a half-filled form: is restored after a visit to the privacy policy, and after a reload', async ({ page }) => {
  await page.goto('/login');
  await fillDetails(page, '98765', 'सुनीता');
  await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Username')).toHaveValue('सुनीता');
  await page.reload();
  await expect(page.getByLabel('Phone number')).toHaveValue('98765');
  await expect(page.getByLabel('Occupation')).toHaveValue('business-owner');
});

test('five wrong codes: the right one is refused too, and for ten minutes no other is sent', async ({
  page,
  request,
}) => {
  const phone = newNumber();
  const tries = await gate(page, auth('signInWithPhoneNumber'), open);
  await page.goto('/login');
  await requestCode(page, phone);
  const right = await codeFor(request, phone);
  for (let wrong = 1; wrong <= 5; wrong += 1) {
    await enterCode(page, otherThan(right));
    await expect(page.getByRole('alert')).toHaveText(
      wrong < 5 ? 'Invalid verification code.' : 'OTP has expired. Please request a new one.',
    );
  }
  await page.getByLabel('6-digit OTP').fill(right);
  await page.getByRole('button', { name: 'Verify' }).press('Enter');
  expect(tries.requests).toHaveLength(5);
  await page.clock.runFor(30_000);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('alert')).toHaveText('Too many requests. Please try again later.');
  await expect.poll(() => codesFor(request, phone)).toEqual([]);
});
