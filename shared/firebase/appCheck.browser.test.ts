import { afterEach, expect, test, vi } from 'vitest';
import { CONFIG_ELEMENT_ID } from '../contracts/config.ts';

const APP_CHECK_HEADER = 'x-firebase-appcheck';
const ATTESTATION = 'attestation-token';

afterEach(() => vi.restoreAllMocks());

/** A production site's configuration, which the page reads once. */
function writeConfig(config: object): void {
  const element = document.head.appendChild(document.createElement('script'));
  element.id = CONFIG_ELEMENT_ID;
  element.type = 'application/json';
  element.textContent = JSON.stringify(config);
}

/** Google's script, as far as the SDK calls it. */
function fakeRecaptcha(): void {
  const enterprise = { ready: (then: () => void) => then(), render: () => 'widget', execute: async () => 'proof' };
  Object.assign(window, { grecaptcha: { enterprise } });
}

const idToken = (uid: string) =>
  ['{"alg":"none"}', JSON.stringify({ sub: uid, user_id: uid, exp: Date.now() / 1000 + 3600 }), ''].map(btoa).join('.');

/** Google's services: what each path is answered with, by the end of its name. */
const ANSWERS: Record<string, object> = {
  ':exchangeRecaptchaEnterpriseToken': { token: ATTESTATION, ttl: '3600s' },
  ':signInWithPhoneNumber': { idToken: idToken('u'), refreshToken: 'r', expiresIn: '3600', localId: 'u' },
  ':lookup': { users: [{ localId: 'u', phoneNumber: '+919876543210' }] },
};

test('App Check is configured: each call of sign-in carries the attestation, and the first one waits for it', async () => {
  writeConfig({
    firebase: { apiKey: 'key', authDomain: 'example.web.app', projectId: 'p', appId: '1:1:web:1' },
    appCheck: { siteKey: 'site-key' },
  });
  fakeRecaptcha();
  const calls: { operation: string; attestation: string | null; body: string }[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const operation = /:\w+(?=\?)/.exec(String(input))?.[0] ?? String(input);
    calls.push({ operation, attestation: new Headers(init?.headers).get(APP_CHECK_HEADER), body: String(init?.body) });
    return Response.json(ANSWERS[operation] ?? {});
  });

  const { confirmCode } = await import('./auth.ts');
  expect(await confirmCode('session', '123456')).toEqual({ uid: 'u' });

  expect(calls.map(({ operation, attestation }) => [operation, attestation])).toEqual([
    [':exchangeRecaptchaEnterpriseToken', null],
    [':signInWithPhoneNumber', ATTESTATION],
    [':lookup', ATTESTATION],
  ]);
  expect(calls[0]!.body).toContain('proof');
});
