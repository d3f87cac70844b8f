import { vi } from 'vitest';
import { CONFIG_ELEMENT_ID } from '../contracts/config.ts';

const APP_CHECK_HEADER = 'x-firebase-appcheck';
export const ATTESTATION = 'attestation-token';

/** One call of Google's services: its operation (`:lookup`), and the attestation that it carried. */
export interface Call {
  readonly operation: string;
  readonly attestation: string | null;
  readonly body: string;
}

/**
 * A page of a production site that has App Check, without Google's services: returns the calls that they receive. `name`:
 * what the SDK stores is stored by it, so that tests do not find each other's.
 */
export function pageWithAppCheck(name: string): Call[] {
  const element = document.head.appendChild(document.createElement('script'));
  element.id = CONFIG_ELEMENT_ID;
  element.type = 'application/json';
  element.textContent = JSON.stringify({
    firebase: { apiKey: name, authDomain: 'example.web.app', projectId: 'p', appId: name },
    appCheck: { siteKey: 'site-key' },
  });
  const calls: Call[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const operation = /:\w+(?=\?)/.exec(String(input))?.[0] ?? String(input);
    calls.push({ operation, attestation: new Headers(init?.headers).get(APP_CHECK_HEADER), body: String(init?.body) });
    return Response.json(ANSWERS[operation] ?? {});
  });
  return calls;
}

/** Google's script, as far as the SDK calls it; `execute` gives the proof. */
export function fakeRecaptcha(execute: () => Promise<string>): void {
  const render = (_: unknown, { callback }: { callback: () => void }) => {
    callback();
    return 'widget';
  };
  Object.assign(window, { grecaptcha: { enterprise: { ready: (then: () => void) => then(), render, execute } } });
}

const idToken = (uid: string) =>
  ['{"alg":"none"}', JSON.stringify({ sub: uid, user_id: uid, exp: Date.now() / 1000 + 3600 }), ''].map(btoa).join('.');

/** The response to each operation. */
const ANSWERS: Record<string, object> = {
  ':exchangeRecaptchaEnterpriseToken': { token: ATTESTATION, ttl: '3600s' },
  ':signInWithPhoneNumber': { idToken: idToken('u'), refreshToken: 'r', expiresIn: '3600', localId: 'u' },
  ':lookup': { users: [{ localId: 'u', phoneNumber: '+919876543210' }] },
};
