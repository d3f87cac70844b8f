import { NOTICE_VERSION } from '../../shared/privacy/notice.ts';
import { storedOf } from '../../shared/testing/e2e/account.ts';
import { gate, open } from '../../shared/testing/e2e/gate.ts';
import { auth } from '../../shared/testing/e2e/requests.ts';
import { codeFor, enterCode, fillFields, newNumber, sendCode, userOf } from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

const CONSENT = 'I am 18 or older and agree that this is kept.';

test('18 or older is not confirmed: no code is sent; once it is: the account has the consent before anything else', async ({
  page,
  request,
}) => {
  const phone = newNumber();
  const sends = await gate(page, auth('sendVerificationCode'), open);
  await page.goto('/login');
  const consent = page.getByRole('checkbox', { name: CONSENT });
  await expect(consent).not.toBeChecked();
  await fillFields(page, phone);
  await expect(page.getByText('Without an account everything works too, on this device alone.')).toBeVisible();
  await page.getByRole('button', { name: 'Send OTP' }).press('Enter');
  await page
    .getByRole('alert', { name: 'There is a problem' })
    .getByRole('button', { name: 'Please confirm that you are 18 or older and agree' })
    .click();
  await expect(consent).toBeFocused();
  expect(sends.requests).toHaveLength(0);

  await consent.check();
  await sendCode(page);
  await page.reload(); // the code step, and what was agreed to, are restored
  await enterCode(page, await codeFor(request, phone));
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Sunita' })).toBeVisible();
  const user = await userOf(request, phone);
  const stored = await storedOf(user.uid!);
  expect(stored.map(({ path }) => path)).toEqual([user.uid!, `${user.uid!}/consents/${NOTICE_VERSION}`]);
  const { at, ...agreed } = stored[1]!.fields as Record<string, { timestampValue?: string }>;
  expect(agreed).toEqual({
    version: { stringValue: NOTICE_VERSION },
    language: { stringValue: 'en' },
    isAdult: { booleanValue: true },
  });
  expect(Date.parse(at!.timestampValue!)).toBeLessThanOrEqual(Date.parse(user.createdAt!));
});
