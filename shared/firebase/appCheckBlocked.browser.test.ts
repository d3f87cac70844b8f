import { expect, test } from 'vitest';
import { fakeRecaptcha, pageWithAppCheck } from '../testing/pageWithAppCheck.ts';

test('Google’s bot check never answers: sign-in goes on without its attestation, and the service decides', async () => {
  const calls = pageWithAppCheck('blocked');
  fakeRecaptcha(() => new Promise(() => {}));
  const { confirmCode } = await import('./auth.ts');
  expect(await confirmCode('session', '123456')).toEqual({ uid: 'u' });
  expect(calls[0]?.operation).toBe(':signInWithPhoneNumber');
});
