import { beforeEach, describe, expect, it } from 'vitest';
import type { ServerRequest } from '../request.ts';
import { createAccountStore, type AccountStore } from './accountStore.ts';
import { createAuthService, type AuthService } from './authService.ts';
import { CODE_LIFE_MS } from './codeSessions.ts';
import { readIdToken } from './idToken.ts';

const PROJECT = 'demo-bazaar';
const PHONE = '+919876543210';
const API = '/identitytoolkit.googleapis.com/v1/accounts';
const MINUTE_MS = 60_000;

let nowMs: number;
let lines: string[];
let accounts: AccountStore;
let service: AuthService;

beforeEach(() => {
  nowMs = Date.UTC(2026, 0, 1);
  lines = [];
  accounts = createAccountStore();
  service = createAuthService({ project: PROJECT, accounts, log: (line) => lines.push(line), now: () => nowMs });
});

function call(method: string, path: string, body = ''): Record<string, unknown> {
  const request: ServerRequest = {
    method,
    url: `${path}?key=local`,
    path,
    body,
    authorization: undefined,
    contentType: undefined,
    address: '127.0.0.1',
    json: () => (body ? JSON.parse(body) : undefined),
  };
  return service.handle(request) as Record<string, unknown>;
}

const post = (operation: string, content: unknown) => call('POST', `${API}:${operation}`, JSON.stringify(content));
const sendCode = (phoneNumber: unknown = PHONE) => post('sendVerificationCode', { phoneNumber, recaptchaToken: 't' });
const lastCode = () =>
  (call('GET', `/emulator/v1/projects/${PROJECT}/verificationCodes`).verificationCodes as { code: string }[]).at(-1)
    ?.code;
const wrongCode = () => (lastCode() === '000000' ? '000001' : '000000');

function signIn(phoneNumber = PHONE): Record<string, unknown> {
  const { sessionInfo } = sendCode(phoneNumber);
  return post('signInWithPhoneNumber', { sessionInfo, code: lastCode() });
}

describe('sending a code', () => {
  it('a sent code: logged for the developer and listed', () => {
    sendCode();
    expect(lastCode()).toMatch(/^\d{6}$/);
    expect(lines).toEqual([`To verify the phone number ${PHONE}, use the code ${lastCode()}.`]);
  });

  it.each(['9876543210', '+99890', '+0123456789', '+91 98765 43210', '+1234567890123456', 42])(
    'the number %s: refused',
    (phoneNumber) => {
      expect(() => sendCode(phoneNumber)).toThrow('INVALID_PHONE_NUMBER');
    },
  );

  it('no number: refused', () => {
    expect(() => sendCode('')).toThrow('INVALID_PHONE_NUMBER');
  });
});

describe('confirming a code', () => {
  it('the first sign-in of a number: a new account; the second: the same account', () => {
    const [first, second] = [signIn(), signIn()];
    expect([first.isNewUser, second.isNewUser]).toEqual([true, false]);
    expect(second.localId).toBe(first.localId);
    expect(signIn('+919800000000').localId).not.toBe(first.localId);
  });

  it('the ID token has the claims that the rules read', () => {
    const { idToken, localId } = signIn();
    expect(readIdToken(String(idToken), PROJECT)).toMatchObject({
      sub: localId,
      phone_number: PHONE,
      auth_time: nowMs / 1000,
      exp: nowMs / 1000 + 3600,
      firebase: { sign_in_provider: 'phone' },
    });
  });

  it('a wrong code: refused; the right code after it: accepted', () => {
    const { sessionInfo } = sendCode();
    expect(() => post('signInWithPhoneNumber', { sessionInfo, code: wrongCode() })).toThrow('INVALID_CODE');
    expect(post('signInWithPhoneNumber', { sessionInfo, code: lastCode() }).localId).toBeDefined();
  });

  it('an expired code: refused, and no longer listed; a millisecond before: accepted', () => {
    const { sessionInfo } = sendCode();
    const code = lastCode();
    nowMs += CODE_LIFE_MS - 1;
    expect(lastCode()).toBe(code);
    nowMs += 1;
    expect(lastCode()).toBeUndefined();
    expect(() => post('signInWithPhoneNumber', { sessionInfo, code })).toThrow('SESSION_EXPIRED');

    const second = sendCode();
    nowMs += CODE_LIFE_MS - 1;
    const confirmed = post('signInWithPhoneNumber', { sessionInfo: second.sessionInfo, code: lastCode() });
    expect(confirmed.localId).toBeDefined();
  });

  it('a newer code of the number: the older one has expired; one of another number has not', () => {
    const [older, olderCode] = [sendCode(), lastCode()];
    const [other, otherCode] = [sendCode('+919800000000'), lastCode()];
    const [newer, newerCode] = [sendCode(), lastCode()];
    const confirm = ({ sessionInfo }: Record<string, unknown>, code: unknown) =>
      post('signInWithPhoneNumber', { sessionInfo, code });
    expect(() => confirm(older, olderCode)).toThrow('SESSION_EXPIRED');
    expect(() => confirm(older, newerCode)).toThrow('SESSION_EXPIRED');
    expect(confirm(newer, newerCode).phoneNumber).toBe(PHONE);
    expect(confirm(other, otherCode).phoneNumber).toBe('+919800000000');
  });

  it('the account cannot be stored: the code is still valid afterwards', () => {
    let isFull = true;
    accounts = createAccountStore(() => {
      if (isFull) throw new Error('no space');
    });
    service = createAuthService({ project: PROJECT, accounts, log: () => {}, now: () => nowMs });
    const { sessionInfo } = sendCode();
    const code = lastCode();
    expect(() => post('signInWithPhoneNumber', { sessionInfo, code })).toThrow('no space');
    isFull = false;
    expect(post('signInWithPhoneNumber', { sessionInfo, code }).isNewUser).toBe(true);
  });

  it('a code used twice: refused the second time', () => {
    const { sessionInfo } = sendCode();
    const code = lastCode();
    post('signInWithPhoneNumber', { sessionInfo, code });
    expect(() => post('signInWithPhoneNumber', { sessionInfo, code })).toThrow('INVALID_SESSION_INFO');
  });

  it.each([
    [{ code: '123456' }, 'MISSING_SESSION_INFO'],
    [{ sessionInfo: 'x' }, 'MISSING_CODE'],
    [{ sessionInfo: 'x', code: '123456' }, 'INVALID_SESSION_INFO'],
  ])('the request %j: %s', (content, name) => {
    expect(() => post('signInWithPhoneNumber', content)).toThrow(name);
  });
});

describe('looking a user up', () => {
  it('a valid token: the number and the times', () => {
    const { idToken, localId } = signIn();
    expect(post('lookup', { idToken })).toMatchObject({
      users: [{ localId, phoneNumber: PHONE, createdAt: String(nowMs), providerUserInfo: [{ providerId: 'phone' }] }],
    });
  });

  it('a broken token, an expired one, one of a deleted account: refused', () => {
    const { idToken, localId } = signIn();
    expect(() => post('lookup', { idToken: 'x.y.z' })).toThrow('INVALID_ID_TOKEN');
    nowMs += 61 * MINUTE_MS;
    expect(() => post('lookup', { idToken })).toThrow('TOKEN_EXPIRED');
    nowMs -= 61 * MINUTE_MS;
    accounts.remove(String(localId));
    expect(() => post('lookup', { idToken })).toThrow('USER_NOT_FOUND');
  });
});

describe('refreshing a token', () => {
  const refresh = (token: unknown, grant = 'refresh_token') =>
    call(
      'POST',
      '/securetoken.googleapis.com/v1/token',
      String(new URLSearchParams({ grant_type: grant, refresh_token: String(token) })),
    );

  it('a refreshed token: valid for a new hour, with the time of the first sign-in', () => {
    const { refreshToken, localId } = signIn();
    const signedInAt = nowMs / 1000;
    nowMs += 50 * MINUTE_MS;
    const { id_token, user_id } = refresh(refreshToken);
    expect(user_id).toBe(localId);
    expect(readIdToken(String(id_token), PROJECT)).toMatchObject({ auth_time: signedInAt, exp: nowMs / 1000 + 3600 });
  });

  it('an invalid token, another grant, a deleted account: refused', () => {
    const { refreshToken, idToken } = signIn();
    expect(() => refresh('x')).toThrow('INVALID_REFRESH_TOKEN');
    expect(() => refresh(refreshToken, 'password')).toThrow('INVALID_GRANT_TYPE');
    post('delete', { idToken });
    expect(() => refresh(refreshToken)).toThrow('INVALID_REFRESH_TOKEN');
  });
});

describe('deleting an account', () => {
  it('a deleted account: unknown; the next sign-in makes a new one', () => {
    const { idToken, localId } = signIn();
    post('delete', { idToken });
    expect(() => post('lookup', { idToken })).toThrow('USER_NOT_FOUND');
    expect(signIn().localId).not.toBe(localId);
  });

  it('a sign-in of five minutes ago (spec §9): refused; younger: accepted', () => {
    const { idToken } = signIn();
    nowMs += 5 * MINUTE_MS;
    expect(() => post('delete', { idToken })).toThrow('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    nowMs -= 1000;
    expect(post('delete', { idToken })).toEqual({ kind: 'identitytoolkit#DeleteAccountResponse' });
  });
});

describe('other calls', () => {
  it('the requests of the invisible reCAPTCHA: a site key', () => {
    expect(call('GET', '/identitytoolkit.googleapis.com/v2/recaptchaConfig').recaptchaKey).toMatch(
      /^projects\/[^/]+\/keys\/[^/]+$/,
    );
    expect(call('GET', '/identitytoolkit.googleapis.com/v1/recaptchaParams').recaptchaSiteKey).toBeDefined();
  });

  it('cleared: accounts and codes are deleted', () => {
    const { idToken } = signIn();
    sendCode();
    call('DELETE', `/emulator/v1/projects/${PROJECT}/accounts`);
    expect(lastCode()).toBeUndefined();
    expect(() => post('lookup', { idToken })).toThrow('USER_NOT_FOUND');
  });

  it.each(['signUp', 'signInWithPassword', 'update'])('accounts:%s: not served', (operation) => {
    expect(() => post(operation, {})).toThrow('is not served');
  });

  it.each(['unknown', 'constructor'])('accounts:%s, which Google has not either: not found', (operation) => {
    expect(() => post(operation, {})).toThrow('Not Found');
  });
});
