import { asObject, asText, type JsonObject } from '../json.ts';
import { invalid, notServed, type ServerRequest } from '../request.ts';
import type { Account, AccountStore } from './accountStore.ts';
import { createCodeSessions } from './codeSessions.ts';
import {
  createIdToken,
  createRefreshToken,
  ID_TOKEN_LIFE_SECONDS,
  isExpired,
  readIdToken,
  readRefreshToken,
  type SignIn,
} from './idToken.ts';

interface AuthOptions {
  readonly project: string;
  readonly accounts: AccountStore;
  /** Receives each code that a real service would send by SMS. */
  readonly log: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const E164 = /^\+[1-9]\d{6,14}$/;
/** Spec §9: authentication token max age, 5 minutes. */
const RECENT_SIGN_IN_SECONDS = 300;
const API = '/identitytoolkit.googleapis.com';

export type AuthService = ReturnType<typeof createAuthService>;

/** Identity Toolkit and Secure Token as far as phone sign-in with the Firebase SDK uses them. */
export function createAuthService({ project, accounts, log, now = Date.now }: AuthOptions) {
  const codes = createCodeSessions();

  function sendVerificationCode({ phoneNumber }: JsonObject): unknown {
    if (phoneNumber === undefined || phoneNumber === '') throw invalid('MISSING_PHONE_NUMBER');
    if (!E164.test(asText(phoneNumber))) throw invalid('INVALID_PHONE_NUMBER : Invalid format.');
    const { sessionInfo, code } = codes.send(asText(phoneNumber), now());
    log(`To verify the phone number ${asText(phoneNumber)}, use the code ${code}.`);
    return { sessionInfo };
  }

  function signInWithPhoneNumber({ sessionInfo, code, idToken }: JsonObject): unknown {
    if (idToken !== undefined) throw notServed('Linking a phone number');
    if (!sessionInfo) throw invalid('MISSING_SESSION_INFO');
    if (!code) throw invalid('MISSING_CODE');
    const phoneNumber = codes.confirm(asText(sessionInfo), asText(code), now());
    const { account, isNew } = accounts.signIn(phoneNumber, now());
    const tokens = issueTokens({ uid: account.uid, phoneNumber, authTime: Math.floor(now() / 1000) });
    return { ...tokens, localId: account.uid, phoneNumber, isNewUser: isNew };
  }

  function lookup(body: JsonObject): unknown {
    const { uid, phoneNumber, createdAtMs, lastLoginAtMs } = readAccount(body).account;
    const user = {
      localId: uid,
      phoneNumber,
      providerUserInfo: [{ providerId: 'phone', rawId: phoneNumber, phoneNumber }],
      createdAt: String(createdAtMs),
      lastLoginAt: String(lastLoginAtMs),
      lastRefreshAt: new Date(lastLoginAtMs).toISOString(),
    };
    return { users: [user] };
  }

  /** Deleting requires a sign-in younger than five minutes, as in production. */
  function deleteAccount(body: JsonObject): unknown {
    const { account, claims } = readAccount(body);
    const age = now() / 1000 - Number(claims.auth_time);
    if (!(age < RECENT_SIGN_IN_SECONDS)) throw invalid('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    accounts.remove(account.uid);
    return {};
  }

  function refresh(form: URLSearchParams): unknown {
    if (form.get('grant_type') !== 'refresh_token') throw invalid('INVALID_GRANT_TYPE');
    const refreshed = readRefreshToken(form.get('refresh_token') ?? '');
    if (!refreshed) throw invalid('INVALID_REFRESH_TOKEN');
    const account = accounts.find(refreshed.uid);
    if (!account) throw invalid('USER_NOT_FOUND');
    const { idToken, refreshToken, expiresIn } = issueTokens({ ...refreshed, phoneNumber: account.phoneNumber });
    return {
      access_token: idToken,
      id_token: idToken,
      refresh_token: refreshToken,
      expires_in: expiresIn,
      token_type: 'Bearer',
      user_id: account.uid,
      project_id: project,
    };
  }

  function issueTokens(signIn: SignIn) {
    return {
      idToken: createIdToken(signIn, project, now()),
      refreshToken: createRefreshToken(signIn),
      expiresIn: String(ID_TOKEN_LIFE_SECONDS),
    };
  }

  function readAccount({ idToken }: JsonObject): { account: Account; claims: JsonObject } {
    const claims = readIdToken(asText(idToken), project);
    if (!claims) throw invalid('INVALID_ID_TOKEN');
    if (isExpired(claims, now())) throw invalid('TOKEN_EXPIRED');
    const account = accounts.find(asText(claims.sub));
    if (!account) throw invalid('USER_NOT_FOUND');
    return { account, claims };
  }

  function clear(): void {
    codes.clear();
    accounts.clear();
  }

  const routes: Readonly<Record<string, (request: ServerRequest) => unknown>> = {
    [`POST ${API}/v1/accounts:sendVerificationCode`]: (request) => sendVerificationCode(asObject(request.json())),
    [`POST ${API}/v1/accounts:signInWithPhoneNumber`]: (request) => signInWithPhoneNumber(asObject(request.json())),
    [`POST ${API}/v1/accounts:lookup`]: (request) => lookup(asObject(request.json())),
    [`POST ${API}/v1/accounts:delete`]: (request) => deleteAccount(asObject(request.json())),
    'POST /securetoken.googleapis.com/v1/token': ({ body }) => refresh(new URLSearchParams(body)),
    [`GET ${API}/v1/recaptchaParams`]: () => ({
      recaptchaSiteKey: 'embedded-backend',
      recaptchaStoken: 'embedded-backend',
    }),
    // As for a project that has reCAPTCHA Enterprise set up but not enforced: the SDK then uses the invisible check.
    [`GET ${API}/v2/recaptchaConfig`]: () => ({
      recaptchaKey: `projects/${project}/keys/embedded-backend`,
      recaptchaEnforcementState: [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }],
    }),
    [`GET /emulator/v1/projects/${project}/verificationCodes`]: () => ({ verificationCodes: codes.pending() }),
    [`DELETE /emulator/v1/projects/${project}/accounts`]: () => {
      clear();
      return {};
    },
  };

  function handle(request: ServerRequest): unknown {
    const route = routes[`${request.method} ${request.path}`];
    if (!route) throw notServed(`${request.method} ${request.path}`);
    return route(request);
  }

  return {
    handle,
    /** Deletes all accounts and codes. */
    clear,
  };
}
