import { authError, denied, stopped } from '../../shared/testing/e2e/answers.ts';
import { expectFineInEveryLook } from '../../shared/testing/e2e/everyLook.ts';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { setLook, THEMES } from '../../shared/testing/e2e/looks.ts';
import { auth, database } from '../../shared/testing/e2e/requests.ts';
import { requestCode, codeFor, enterCode, fillDetails, newNumber, otherThan } from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** 320 px is 1280 px at 400 % (WCAG 1.4.10). */
const LOOKS = THEMES.flatMap((theme) => [320, 360, 1280].map((width) => ({ theme, width })));

test('sign-in: every state fits and has no accessibility violations, in every look', async ({ page, request }) => {
  test.slow();
  const check = (state: string) => expectFineInEveryLook(page, state, LOOKS);
  await setLook(page, LOOKS[0]!);
  await page.goto('/login');
  await expect(page.getByLabel('Username')).toBeVisible();
  await check('empty form');

  await page.getByRole('combobox', { name: 'Country code' }).click();
  await expect(page.getByRole('listbox', { name: 'Countries' })).toBeVisible();
  await check('countries');
  await page.keyboard.type('atlantis');
  await check('no country');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Send OTP' }).press('Enter');
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await check('errors');

  const phone = newNumber();
  await fillDetails(page, phone);
  const sends = await gate(page, auth('sendVerificationCode'), authError('QUOTA_EXCEEDED'));
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to send OTP. Please try again.');
  await check('not sent');

  sends.hold();
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await sends.requested(2);
  await page.clock.runFor(4_000);
  await expect(page.getByText('Still waiting for an answer…')).toBeVisible();
  await check('sending');
  await sends.fail(stopped);
  await expect(page.getByRole('alert')).toBeVisible();

  await sends.release();
  await requestCode(page, phone);
  await check('code');
  const code = await codeFor(request, phone);
  await enterCode(page, otherThan(code));
  await expect(page.getByRole('alert')).toHaveText('Invalid verification code.');
  await check('wrong code');

  await gate(page, database('users'), denied);
  await enterCode(page, code);
  await expect(page.getByText('Login successful but failed to save user data')).toBeVisible();
  await check('dashboard');

  await page.goto('/services');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('delete account');
});
