import { expect, test } from 'vitest';
import { ATTESTATION, fakeRecaptcha, pageWithAppCheck } from '../testing/pageWithAppCheck.ts';

test('App Check is configured: each call of sign-in carries the attestation, and the first one waits for it', async () => {
  const calls = pageWithAppCheck('signIn');
  fakeRecaptcha(async () => 'proof');
  const { confirmCode } = await import('./auth.ts');
  expect(await confirmCode('session', '123456')).toEqual({ uid: 'u' });
  expect(calls.map(({ operation, attestation }) => [operation, attestation])).toEqual([
    [':exchangeRecaptchaEnterpriseToken', null],
    [':signInWithPhoneNumber', ATTESTATION],
    [':lookup', ATTESTATION],
  ]);
  expect(calls[0]!.body).toContain('proof');
});
