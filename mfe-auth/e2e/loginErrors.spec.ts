import { authError, stopped, denied } from '../../shared/testing/e2e/answers.ts';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { auth, database } from '../../shared/testing/e2e/requests.ts';
import { requestCode, codeFor, enterCode, fillDetails, newNumber, userOf } from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** §8, with the real SDK; every text by its cause is in src/login/otpErrors.test.ts, the form's in LoginScreen.browser.test.tsx. */
test.describe('sending the code', () => {
  test('F48: a number that the service refuses: Invalid phone number format.', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('combobox', { name: 'Country code' }).click();
    await page.keyboard.type('nepal');
    await expect(page.getByRole('option', { name: /^Nepal / })).toBeVisible(); // only the service's list has it
    await page.keyboard.press('Enter');
    await fillDetails(page, '9'.repeat(15)); // §5 allows 15 digits, with the country's three they are no E.164 number
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid phone number format.');
    await expect(page.getByLabel('Phone number')).toBeFocused();
  });

  test('F47: too many attempts: the button waits 30 s, then the code is sent', async ({ page, request }) => {
    const phone = newNumber();
    const sends = await gate(
      page,
      auth('sendVerificationCode'),
      authError('TOO_MANY_ATTEMPTS_TRY_LATER : Too many attempts.'),
    );
    await page.goto('/login');
    await fillDetails(page, phone);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(page.getByRole('alert')).toHaveText('Too many requests. Please try again later.');
    await expect(page.getByLabel('Phone number')).toHaveValue(phone);
    await sends.release();
    await expect(page.getByRole('button', { name: 'Send OTP in 30 s' })).toBeVisible();
    await page.clock.runFor(30_000);
    await page.getByRole('button', { name: 'Send OTP', exact: true }).click();
    await enterCode(page, await codeFor(request, phone));
    await expect(page).toHaveURL('/dashboard');
  });

  test('F47: the service cannot be reached: Failed to send OTP., and the next try works', async ({ page, request }) => {
    const phone = newNumber();
    const sends = await gate(page, auth('sendVerificationCode'), stopped);
    await page.goto('/login');
    await fillDetails(page, phone);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to send OTP. Please try again.');
    await sends.release();
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await enterCode(page, await codeFor(request, phone));
    await expect(page).toHaveURL('/dashboard');
  });

  test('F46: no response: still waiting after 4 s, Failed to send OTP. after 20 s, and the next try works', async ({
    page,
    request,
  }) => {
    const phone = newNumber();
    const sends = await gate(page, auth('sendVerificationCode'));
    await page.goto('/login');
    await fillDetails(page, phone);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await sends.requested();
    await page.clock.runFor(4_000);
    await expect(page.getByText('Still waiting for an answer…')).toBeVisible();
    await page.clock.runFor(15_900);
    await expect(page.getByText('Still waiting for an answer…')).toBeVisible();
    await page.clock.runFor(100);
    await expect(page.getByRole('alert')).toHaveText('Failed to send OTP. Please try again.');
    await expect(page.getByLabel('Username')).toHaveValue('Sunita');
    await sends.fail(stopped);
    await sends.release();
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await enterCode(page, await codeFor(request, phone));
    await expect(page).toHaveURL('/dashboard');
  });

  test.describe(() => {
    test.use({ expectedPageError: /^\[Module Federation\] Failed to bridge external shared module/ });
    test('the script for sending cannot be loaded: Something went wrong. Please try again.', async ({ page }) => {
      await gate(page, /\/assets\/auth-[^/]+\.js$/, stopped);
      await page.goto('/login');
      await fillDetails(page, newNumber());
      await page.getByRole('button', { name: 'Send OTP' }).click();
      await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.');
    });
  });
});

test.describe('verifying the code', () => {
  test('a code that was used already: Invalid OTP. Please try again.', async ({ page, request }) => {
    const phone = newNumber();
    await page.goto('/login');
    await requestCode(page, phone);
    await gate(page, auth('signInWithPhoneNumber'), async (route) => {
      await route.fetch(); // another browser used it first
      await route.continue();
    });
    await enterCode(page, await codeFor(request, phone));
    await expect(page.getByRole('alert')).toHaveText('Invalid OTP. Please try again.');
  });

  test('F51: offline between sending and verifying: Verification failed. Please try again., the digits stay', async ({
    page,
    context,
    request,
  }) => {
    const phone = newNumber();
    await page.goto('/login');
    await requestCode(page, phone);
    const code = await codeFor(request, phone);
    await context.setOffline(true);
    await enterCode(page, code);
    await expect(page.getByRole('alert')).toHaveText('Verification failed. Please try again.');
    await expect(page.getByLabel('6-digit OTP')).toHaveValue(code);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('no response: Verification failed. Please try again. after 15 s; a late response signs in all the same', async ({
    page,
    request,
  }) => {
    const phone = newNumber();
    const tries = await gate(page, auth('signInWithPhoneNumber'));
    await page.goto('/login');
    await requestCode(page, phone);
    await enterCode(page, await codeFor(request, phone));
    await tries.requested();
    await page.clock.runFor(14_900);
    await expect(page.getByRole('button', { name: 'Verifying…' })).toBeVisible();
    await page.clock.runFor(100);
    await expect(page.getByRole('alert')).toHaveText('Verification failed. Please try again.');
    await tries.release();
    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('saving the user', () => {
  for (const [fault, answer] of [
    ['denied', denied],
    ['hanging', undefined],
  ] as const) {
    test(`F52: database ${fault}: Login successful but failed to save user data, on the dashboard; the next start saves it`, async ({
      page,
      request,
    }) => {
      const phone = newNumber();
      const users = await gate(page, database('users'), answer);
      await page.goto('/login');
      await requestCode(page, phone);
      await enterCode(page, await codeFor(request, phone));
      if (fault === 'hanging') {
        await users.requested();
        await expect(page.getByText('You are signed in.')).toBeVisible(); // the 8 s have begun
        await page.clock.runFor(7_900);
        await expect(page).toHaveURL('/login');
        await page.clock.runFor(100);
      }
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('alert')).toHaveText('Login successful but failed to save user data');
      await expect.poll(() => userOf(request, phone)).toEqual({});

      await users.fail(stopped);
      await users.release();
      await page.goto('/home');
      await expect
        .poll(() => userOf(request, phone))
        .toMatchObject({ firstName: 'Sunita', mobile: `+91${phone}`, occupation: 'business-owner' });
    });
  }
});
