import type { Page } from '@playwright/test';
import { breakAuth } from '../../shared/testing/e2e/authService.ts';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { breakDatabase } from '../../shared/testing/e2e/database.ts';
import { THEMES, setLook, type Look, sidewaysScroll } from '../../shared/testing/e2e/looks.ts';
import { requestCode, codeFor, enterCode, fillDetails, newNumber, otherThan } from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** 320 px is 1280 px at 400 % (WCAG 1.4.10). */
const LOOKS = THEMES.flatMap((theme) => [320, 360, 1280].map((width) => ({ theme, width })));

for (const look of LOOKS) {
  test(`sign-in in ${look.theme} at ${look.width} px: every state fits and has no accessibility violations`, async ({
    page,
    request,
  }) => {
    test.slow();
    const check = (state: string) => expectAccessibleAndFitting(page, state);
    await setLook(page, look as Look);
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
    const restore = await breakAuth(page, 'sendVerificationCode', 'QUOTA_EXCEEDED');
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to send OTP. Please try again.');
    await check('not sent');
    await restore();

    const release = await breakAuth(page, 'sendVerificationCode', 'hanging');
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(page.getByText('Still waiting for an answer…')).toBeVisible();
    await check('sending');
    await release();
    await expect(page.getByRole('alert')).toBeVisible();

    await requestCode(page, phone);
    await check('code');
    const code = await codeFor(request, phone);
    await enterCode(page, otherThan(code));
    await expect(page.getByRole('alert')).toHaveText('Invalid verification code.');
    await check('wrong code');

    await breakDatabase(page, 'users', 'denied');
    await enterCode(page, code);
    await expect(page.getByText('Login successful but failed to save user data')).toBeVisible();
    await check('dashboard');

    await page.goto('/services');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check('delete account');
  });
}

async function expectAccessibleAndFitting(page: Page, state: string): Promise<void> {
  await expectNoViolations(page, state);
  expect.soft(await sidewaysScroll(page), `${state}: horizontal overflow`).toBe(0);
}
