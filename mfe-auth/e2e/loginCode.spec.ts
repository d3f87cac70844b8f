import type { Page } from '@playwright/test';
import { gate, open } from '../../shared/testing/e2e/gate.ts';
import { auth } from '../../shared/testing/e2e/requests.ts';
import {
  requestCode,
  codeFor,
  codeAfter,
  enterCode,
  expectCodeSelected,
  fillDetails,
  newNumber,
  otherThan,
  signIn,
  userOf,
} from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

const REQUEST = 'bazaar.codeRequest';
const otp = (page: Page) => page.getByLabel('6-digit OTP');
const expectCodeStepOf = (page: Page, phone: string) =>
  expect(page.getByText(`We sent a code by SMS to +91 ••••• •${phone.slice(-4)}.`)).toBeVisible();
const storedRequest = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), REQUEST);

test.describe('a reload at the code step', () => {
  test('two reloads: the step is restored and the right code signs in', async ({ page, request }) => {
    const phone = newNumber();
    await page.goto('/login');
    await requestCode(page, phone);
    await page.reload();
    await page.reload();
    await expectCodeStepOf(page, phone);
    await expect(otp(page)).toBeFocused();
    const code = await codeFor(request, phone);
    await enterCode(page, otherThan(code));
    await expect(page.getByRole('alert')).toHaveText('Invalid verification code.');
    await enterCode(page, code);
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Sunita' })).toBeVisible();
    await expect
      .poll(() => userOf(request, phone))
      .toMatchObject({
        firstName: 'Sunita',
        mobile: `+91${phone}`,
        occupation: 'business-owner',
      });
    await expect.poll(() => storedRequest(page)).toBeNull();
  });

  test('sign-in from another page: the number can be changed, and the sign-in returns to that page', async ({
    page,
    request,
  }) => {
    const wrong = newNumber();
    await page.goto('/services');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
    await requestCode(page, wrong);
    await page.reload();
    await expectCodeStepOf(page, wrong);
    await page.getByRole('button', { name: 'Change number' }).click();
    await expect(page.getByLabel('Username')).toHaveValue('Sunita');
    const right = newNumber();
    await page.getByLabel('Phone number').fill(right);
    await page.getByRole('button', { name: 'Send OTP', exact: true }).click();
    await expectCodeStepOf(page, right);
    await expect(otp(page)).toBeFocused(); // and the step is saved
    await page.reload();
    await enterCode(page, await codeFor(request, right));
    await expect(page).toHaveURL('/services');
  });

  test('the saved request: holds no whole number', async ({ page }) => {
    const phone = newNumber();
    await page.goto('/login');
    await requestCode(page, phone);
    const stored = (await storedRequest(page)) ?? '';
    expect(JSON.parse(stored)).toMatchObject({ lastDigits: phone.slice(-4) });
    expect(stored).not.toContain(phone);
  });

  test('F54: after ten minutes the saved request has expired: No OTP request found. Please request OTP first.', async ({
    page,
    request,
  }) => {
    const phone = newNumber();
    await page.goto('/login');
    await requestCode(page, phone);
    const code = await codeFor(request, phone);
    await page.clock.runFor(9 * 60_000);
    await page.reload();
    await expectCodeStepOf(page, phone);
    await expect.poll(() => storedRequest(page)).not.toBeNull();
    await page.clock.runFor(60_000);
    await page.reload();
    await expectCodeStepOf(page, phone);
    await expect.poll(() => storedRequest(page)).toBeNull();
    await enterCode(page, code);
    await expect(page.getByRole('alert')).toHaveText('No OTP request found. Please request OTP first.');
    await page.getByRole('button', { name: 'Send again' }).click();
    const newCode = await codeAfter(code, request, phone);
    await expect(otp(page)).toBeFocused(); // the code was sent: the form has an empty field
    await expect(otp(page)).toHaveValue('');
    await enterCode(page, newCode);
    await expect(page).toHaveURL('/dashboard');
  });

  test('anything else in the storage: is ignored without an error', async ({ page }) => {
    const phone = newNumber();
    await page.goto('/login');
    await requestCode(page, phone);
    for (const stored of ['{', 'null', `{"verificationId":{},"lastDigits":"${phone.slice(-4)}","sentAtMs":1}`]) {
      await page.evaluate(([key, text]) => sessionStorage.setItem(key!, text!), [REQUEST, stored]);
      await page.reload();
      await expectCodeStepOf(page, phone);
      await enterCode(page, '123456');
      await expect(page.getByRole('alert')).toHaveText('No OTP request found. Please request OTP first.');
    }
  });
});

test.describe('six digits', () => {
  test('typed: the sixth sends one request, a corrected digit another; Enter and Verify send one too, never two at once', async ({
    page,
    request,
  }) => {
    const phone = newNumber();
    const tries = await gate(page, auth('signInWithPhoneNumber'), open);
    await page.goto('/login');
    await requestCode(page, phone);
    const right = await codeFor(request, phone);
    const wrong = otherThan(right);
    await page.keyboard.type(wrong.slice(0, 5));
    expect(tries.requests).toHaveLength(0);
    await page.keyboard.type(wrong.slice(5));
    await page.keyboard.press('Enter'); // while the request is pending, or to send the same again
    await expect(page.getByRole('alert')).toHaveText('Invalid verification code.');
    await expect(otp(page)).toHaveValue(wrong);
    await expect(page.getByRole('button', { name: 'Verify', exact: true })).toHaveAttribute('aria-disabled', 'false');
    const before = tries.requests.length;
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect.poll(() => tries.requests.length).toBe(before + 1);
    await expect(page.getByRole('alert')).toHaveText('Invalid verification code.');
    await expect(otp(page)).toBeFocused();
    await expectCodeSelected(page);
    await page.keyboard.type(right);
    await expect(page).toHaveURL('/dashboard');
    expect(tries.requests).toHaveLength(before + 2);
  });

  test('pasted with a space: one request', async ({ page, request }) => {
    const tries = await gate(page, auth('signInWithPhoneNumber'), open);
    const paste = (text: string) =>
      otp(page).evaluate((input: HTMLInputElement, pasted) => {
        input.select();
        document.execCommand('insertText', false, pasted);
      }, text);
    await page.goto('/login');
    const phone = newNumber();
    await requestCode(page, phone);
    const code = await codeFor(request, phone);
    await paste(`${code.slice(0, 3)} ${code.slice(3)}`);
    await expect(page).toHaveURL('/dashboard');
    expect(tries.requests).toHaveLength(1);
  });
});

test.describe('/login while signed in', () => {
  test('by URL, by Back and after a sign-in in another tab: goes to the dashboard, or to the page that required the sign-in', async ({
    page,
    context,
    request,
  }) => {
    const other = await context.newPage();
    await other.goto('/login');
    await other.getByLabel('Username').fill('Somebody');
    await page.goto('/about');
    await page.goto('/login');
    await signIn(page, request);
    await expect(page).toHaveURL('/dashboard');
    await page.clock.runFor(3_000); // the other tab looks now and then
    await expect(other).toHaveURL('/dashboard');

    await page.goto('/login');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Sunita' })).toBeVisible();
    await page.goBack(); // the URL was replaced: it is not in the history
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Sunita' })).toBeVisible();

    await page.evaluate(() => history.replaceState({ usr: { from: '/services' }, key: 'k', idx: 0 }, '', '/login'));
    await page.reload();
    await expect(page).toHaveURL('/services');
  });

  test('a form that was filled in before: is left all the same', async ({ page, context, request }) => {
    await page.goto('/login');
    const phone = newNumber();
    await fillDetails(page, phone);
    await page.getByLabel('Username').blur();
    const other = await context.newPage();
    await other.goto('/login');
    await signIn(other, request);
    await page.clock.runFor(3_000);
    await expect(page).toHaveURL('/dashboard');
    await page.reload();
    await expect(page).toHaveURL('/dashboard');
  });
});
