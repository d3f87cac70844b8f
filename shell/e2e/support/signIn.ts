import type { APIRequestContext, Page } from '@playwright/test';
import { portOf } from '../../../shared/contracts/ports.ts';
import { expect } from './site.ts';

const backend = `http://localhost:${portOf('authBackend')}`;

/** Signs in on /login as a visitor would. Ten digits; a number of its own for every test, since tests run side by side. */
export async function signIn(page: Page, request: APIRequestContext, { name, digits }: { name: string; digits: string }): Promise<void> {
  await page.goto('/login');
  await enterCode(page, request, { name, digits });
  await expect(page).toHaveURL('/dashboard');
}

/** Fills in the form on the page, and the code that was sent. */
export async function enterCode(page: Page, request: APIRequestContext, { name, digits }: { name: string; digits: string }): Promise<void> {
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Phone number without country code').fill(digits);
  await page.getByLabel('Occupation').selectOption('Business owner');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('6-digit OTP').fill(await codeFor(request, `+91${digits}`));
  await page.getByRole('button', { name: 'Verify' }).click();
}

/** The code of the last SMS to a number, as the local backend keeps it. */
export async function codeFor(request: APIRequestContext, phoneNumber: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const answer = await request.get(`${backend}/emulator/v1/projects/demo-bazaar/verificationCodes`);
      const { verificationCodes = [] } = (await answer.json()) as { verificationCodes?: { phoneNumber: string; code: string }[] };
      code = verificationCodes.findLast((sent) => sent.phoneNumber === phoneNumber)?.code;
      return code;
    })
    .toBeDefined();
  return code!;
}
