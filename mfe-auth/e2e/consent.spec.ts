import type { Page } from '@playwright/test';
import { NOTICE_VERSIONS } from '../../shared/privacy/notice.ts';
import { pathsOf, storedOf } from '../../shared/testing/e2e/account.ts';
import { codeFor, enterCode, fillFields, newNumber, sendCode, userOf } from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { storedOn } from '../../shared/testing/e2e/stored.ts';

const CONSENT = 'I am 18 or older and agree to this.';

test('18 or older and consent: the account has their record before anything else', async ({ page, request }) => {
  const phone = newNumber();
  await page.goto('/login');
  await fillFields(page, phone);
  await consentOf(page).check();
  await sendCode(page);
  await page.reload(); // the code step, and what was agreed to, are restored
  await enterCode(page, await codeFor(request, phone));
  await expect(greeting(page)).toBeVisible();
  const user = await userOf(request, phone);
  const stored = await storedOf(user.uid!);
  expect(stored.map(({ path }) => path)).toEqual([user.uid!, `${user.uid!}/consents/${NOTICE_VERSIONS.atOnce}`]);
  const { at, ...agreed } = stored[1]!.fields as Record<string, { timestampValue?: string }>;
  expect(agreed).toEqual({
    version: { stringValue: NOTICE_VERSIONS.atOnce },
    language: { stringValue: 'en' },
    isAdult: { booleanValue: true },
  });
  expect(Date.parse(at!.timestampValue!)).toBeLessThanOrEqual(Date.parse(user.createdAt!));
});

test('no consent: the sign-in goes on, greets by name, and writes nothing below the account; who agrees later has all of it saved', async ({
  page,
  request,
}) => {
  const phone = newNumber();
  await page.goto('/login');
  await fillFields(page, phone);
  await expect(consentOf(page)).not.toBeChecked();
  await expect(consentOf(page)).toHaveAccessibleDescription(
    'Without the tick, everything works too, on this device alone.',
  );
  await sendCode(page);
  await enterCode(page, await codeFor(request, phone));
  await expect(greeting(page)).toBeVisible();
  await page.reload();
  await expect(greeting(page)).toBeVisible();
  const { local } = await storedOn(page);
  const { uid } = JSON.parse(local['bazaar.unsavedUser']!) as { uid: string };
  await expect.poll(() => storedOf(uid)).toEqual([]);

  const question = page.getByRole('form', { name: 'May your account keep this?' });
  await question.getByRole('checkbox', { name: CONSENT }).check();
  await question.getByRole('button', { name: 'Agree' }).click();
  await expect(question).toBeHidden();
  await expect(greeting(page)).toBeVisible();
  await expect.poll(() => pathsOf(uid)).toEqual([uid, `${uid}/consents/${NOTICE_VERSIONS.atOnce}`]);
  const stored = await storedOf(uid);
  expect(stored[0]!.fields).toMatchObject({
    firstName: { stringValue: 'Sunita' },
    mobile: { stringValue: `+91${phone}` },
  });
});

const consentOf = (page: Page) => page.getByRole('checkbox', { name: CONSENT });
const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Hello, Sunita' });
