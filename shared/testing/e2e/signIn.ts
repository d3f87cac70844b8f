import type { APIRequestContext, Page } from '@playwright/test';
import { portOf } from '../../tools/ports/ports.ts';
import type { Site } from '../../tools/serve/startSite.ts';
import { expect } from './site.ts';

const database = `http://localhost:${portOf('firestore')}/v1/projects/demo-bazaar/databases/(default)/documents`;

let numbers = 0;

/** An Indian number that no other test of this run uses, without the country code. */
export function newNumber(): string {
  numbers += 1;
  const unique = Number(process.env.TEST_WORKER_INDEX ?? 0) * 10_000 + numbers;
  return `9${String((unique * 7_654_321) % 1e9).padStart(9, '0')}`; // a one-to-one mapping to digits that do not occur by chance
}

/** Fills the form of /login, but does not send it: of somebody who is 18 or older and agrees. */
export async function fillDetails(page: Page, phone: string, username?: string): Promise<void> {
  await fillFields(page, phone, username);
  await page.getByRole('checkbox', { name: 'I am 18 or older and agree to this.' }).check();
}

/** Fills in the fields alone, without the consent. */
export async function fillFields(page: Page, phone: string, username = 'Sunita'): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Phone number').fill(phone);
  await page.getByLabel('Occupation').selectOption('Business owner');
}

/** Fills the form of /login and requests a code. */
export async function requestCode(page: Page, phone: string, username?: string): Promise<void> {
  await fillDetails(page, phone, username);
  await sendCode(page);
}

/** Requests the code of a form that is filled in. */
export async function sendCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByLabel('6-digit OTP')).toBeFocused();
}

/** Confirms once more who is signed in: the form is filled in, and asks for no consent. */
export async function confirmSignIn(page: Page, request: APIRequestContext, phone: string): Promise<void> {
  await expect(page.getByLabel('Phone number')).toHaveValue(phone);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await sendCode(page);
  await enterCode(page, await codeFor(request, phone));
}

/** Enters a code; the sixth digit submits it. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('6-digit OTP').fill('');
  await page.getByLabel('6-digit OTP').fill(code);
}

/** Waits until the digits of a wrong code are selected: the next key replaces them. */
export const expectCodeSelected = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page
        .getByLabel('6-digit OTP')
        .evaluate(({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
          value.slice(selectionStart ?? 0, selectionEnd ?? 0),
        ),
    )
    .toMatch(/^\d{6}$/);

/** Signs in from /login, until the dashboard or the page that required it is open. */
export async function signIn(
  page: Page,
  request: APIRequestContext,
  phone = newNumber(),
  username?: string,
): Promise<void> {
  await requestCode(page, phone, username);
  await enterCode(page, await codeFor(request, phone));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Your account' })).toBeVisible();
  await expect(page).not.toHaveURL('/login');
}

/** Presses Sign Out on the page that is open (/dashboard, /services), and again in the question that comes. */
export async function signOut(page: Page, { keepsLessons = false } = {}): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign Out' });
  if (keepsLessons) await dialog.getByRole('switch', { name: 'Keep saved lessons for my number' }).click();
  await dialog.getByRole('button', { name: 'Sign Out' }).click();
}

/** Signs in, as a new learner where no number is given, then opens a page. */
export async function openSignedIn(
  page: Page,
  request: APIRequestContext,
  path: string,
  phone = newNumber(),
): Promise<void> {
  await page.goto('/login');
  await signIn(page, request, phone);
  await page.goto(path);
}

/** Signs in as a new learner on a site of its own, from any page. */
export async function signInOn(
  { url, ports }: Pick<Site, 'url' | 'ports'>,
  page: Page,
  request: APIRequestContext,
): Promise<void> {
  const phone = newNumber();
  await page.goto(`${url}/login`);
  await requestCode(page, phone);
  await enterCode(page, await codeFor(request, phone, ports.authBackend));
  await expect(page).not.toHaveURL(`${url}/login`);
}

/** The code of the last SMS to an Indian number, from the local backend. */
export async function codeFor(request: APIRequestContext, phone: string, backendPort?: number): Promise<string> {
  await expect.poll(async () => (await codesFor(request, phone, backendPort)).length).toBeGreaterThan(0);
  return (await codesFor(request, phone, backendPort)).at(-1)!;
}

/** The code of the SMS after the one with `code`. */
export async function codeAfter(code: string, request: APIRequestContext, phone: string): Promise<string> {
  await expect.poll(async () => await codesFor(request, phone)).not.toEqual([code]);
  return codeFor(request, phone);
}

/** The valid codes of this number: a new one ends the one before. */
export async function codesFor(
  request: APIRequestContext,
  phone: string,
  backendPort = portOf('authBackend'),
): Promise<string[]> {
  const response = await request.get(
    `http://localhost:${backendPort}/emulator/v1/projects/demo-bazaar/verificationCodes`,
  );
  const { verificationCodes = [] } = (await response.json()) as {
    verificationCodes?: { phoneNumber: string; code: string }[];
  };
  return verificationCodes.filter((sent) => sent.phoneNumber === `+91${phone}`).map(({ code }) => code);
}

/** A wrong code. */
export const otherThan = (code: string): string => (code === '111111' ? '222222' : '111111');

/** The user document with that number, read with owner access; empty when there is none. */
export async function userOf(request: APIRequestContext, phone: string): Promise<Record<string, string>> {
  const where = { fieldFilter: { field: { fieldPath: 'mobile' }, op: 'EQUAL', value: { stringValue: `+91${phone}` } } };
  const response = await request.post(`${database}:runQuery`, {
    headers: { authorization: 'Bearer owner' },
    data: { structuredQuery: { from: [{ collectionId: 'users' }], where, limit: 1 } },
  });
  const [{ document }] = (await response.json()) as [
    { document?: { fields: Record<string, { stringValue?: string; timestampValue?: string }> } },
  ];
  return Object.fromEntries(
    Object.entries(document?.fields ?? {}).map(([name, value]) => [
      name,
      value.stringValue ?? value.timestampValue ?? '',
    ]),
  );
}
