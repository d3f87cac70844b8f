import { asText, type JsonObject } from '../json.ts';
import { notServed, type ServerRequest } from '../request.ts';
import type { Account, AccountStore } from './accountStore.ts';
import { createCodeSessions } from './codeSessions.ts';
import { identityError } from './identityError.ts';
import { readForm, readTexts } from './identityRequest.ts';
import { routeRequests, type Routes } from './routeRequests.ts';
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
  /** The number of codes that one address may request in an hour. */
  readonly codesPerVisitor?: number;
}

const E164 = /^\+[1-9]\d{6,14}$/;
/** Spec §9: authentication token max age, 5 minutes. */
const RECENT_SIGN_IN_SECONDS = 300;
const API = '/identitytoolkit.googleapis.com';
export type AuthService = ReturnType<typeof createAuthService>;

/** Identity Toolkit and Secure Token as far as phone sign-in with the Firebase SDK uses them. */
export function createAuthService({ project, accounts, log, now = Date.now, codesPerVisitor }: AuthOptions) {
  const codes = createCodeSessions(codesPerVisitor);

  function sendVerificationCode(request: ServerRequest): unknown {
    const { phoneNumber } = readTexts(request, 'phoneNumber', 'recaptchaToken');
    if (!E164.test(phoneNumber)) throw identityError('INVALID_PHONE_NUMBER : Invalid format.');
    const { sessionInfo, code } = codes.send(phoneNumber, request.address, now());
    log(`To verify the phone number ${phoneNumber}, use the code ${code}.`);
    return { sessionInfo };
  }

  function signInWithPhoneNumber(request: ServerRequest): unknown {
    const fields = readTexts(request, 'code', 'idToken', 'phoneNumber', 'sessionInfo', 'temporaryProof');
    const { code, idToken, sessionInfo } = fields;
    // Such a proof comes from linking a number, which is not served: there is no valid one.
    if (fields.temporaryProof)
      throw identityError(fields.phoneNumber ? 'INVALID_TEMPORARY_PROOF' : 'MISSING_PHONE_NUMBER');
    if (!sessionInfo) throw identityError('MISSING_SESSION_INFO');
    if (!code) throw identityError('MISSING_CODE');
    const phoneNumber = codes.confirm(sessionInfo, code, now());
    if (idToken) throw notServed('Linking a phone number');
    const { account, isNew } = accounts.signIn(phoneNumber, now());
    codes.end(sessionInfo); // not before the account is stored
    const tokens = issueTokens({ uid: account.uid, phoneNumber, authTime: Math.floor(now() / 1000) });
    return { ...tokens, localId: account.uid, phoneNumber, isNewUser: isNew };
  }

  function lookup(request: ServerRequest): unknown {
    const { uid, phoneNumber, createdAtMs, lastLoginAtMs } = readAccount(request).account;
    const user = {
      localId: uid,
      phoneNumber,
      providerUserInfo: [{ providerId: 'phone', rawId: phoneNumber, phoneNumber }],
      createdAt: String(createdAtMs),
      lastLoginAt: String(lastLoginAtMs),
      lastRefreshAt: new Date(lastLoginAtMs).toISOString(),
    };
    return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [user] };
  }

  /** Deleting requires a sign-in younger than five minutes, as in production. */
  function deleteAccount(request: ServerRequest): unknown {
    const { account, claims } = readAccount(request);
    const age = now() / 1000 - Number(claims.auth_time);
    if (!(age < RECENT_SIGN_IN_SECONDS)) throw identityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    accounts.remove(account.uid);
    return { kind: 'identitytoolkit#DeleteAccountResponse' };
  }

  function refresh(form: URLSearchParams): unknown {
    const [grantType, refreshToken] = [form.get('grant_type'), form.get('refresh_token')];
    const refreshed = refreshToken ? readRefreshToken(refreshToken) : undefined;
    if (refreshToken && !refreshed) throw identityError('INVALID_REFRESH_TOKEN');
    if (!grantType) throw identityError('MISSING_GRANT_TYPE');
    if (grantType !== 'refresh_token') throw identityError('INVALID_GRANT_TYPE');
    if (!refreshed) throw identityError('MISSING_REFRESH_TOKEN');
    const account = accounts.find(refreshed.uid);
    if (!account) throw identityError('INVALID_REFRESH_TOKEN'); // its tokens went with it
    const tokens = issueTokens({ ...refreshed, phoneNumber: account.phoneNumber });
    return {
      access_token: tokens.idToken,
      id_token: tokens.idToken,
      refresh_token: tokens.refreshToken,
      expires_in: tokens.expiresIn,
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

  function readAccount(request: ServerRequest): { account: Account; claims: JsonObject } {
    const { idToken } = readTexts(request, 'idToken');
    if (!idToken) throw identityError('MISSING_ID_TOKEN');
    const claims = readIdToken(idToken, project);
    if (!claims) throw identityError('INVALID_ID_TOKEN');
    if (isExpired(claims, now())) throw identityError('TOKEN_EXPIRED');
    const account = accounts.find(asText(claims.sub));
    if (!account) throw identityError('USER_NOT_FOUND');
    return { account, claims };
  }

  function clear(): void {
    codes.clear();
    accounts.clear();
  }

  const routes: Routes = {
    [`${API}/v1/accounts:sendVerificationCode`]: { POST: sendVerificationCode },
    [`${API}/v1/accounts:signInWithPhoneNumber`]: { POST: signInWithPhoneNumber },
    [`${API}/v1/accounts:lookup`]: { POST: lookup },
    [`${API}/v1/accounts:delete`]: { POST: deleteAccount },
    '/securetoken.googleapis.com/v1/token': { POST: (request) => refresh(readForm(request)) },
    [`${API}/v1/recaptchaParams`]: {
      GET: () => ({
        kind: 'identitytoolkit#GetRecaptchaParamResponse',
        recaptchaSiteKey: 'embedded-backend',
        recaptchaStoken: 'embedded-backend',
      }),
    },
    // As for a project that has reCAPTCHA Enterprise set up but not enforced: the SDK then uses the invisible check.
    [`${API}/v2/recaptchaConfig`]: {
      GET: () => ({
        recaptchaKey: `projects/${project}/keys/embedded-backend`,
        recaptchaEnforcementState: [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }],
      }),
    },
  };
  const ownRoutes: Routes = {
    [`/emulator/v1/projects/${project}/verificationCodes`]: {
      GET: () => ({ verificationCodes: codes.pending(now()) }),
    },
    [`/emulator/v1/projects/${project}/accounts`]: {
      DELETE: () => {
        clear();
        return {};
      },
    },
  };

  return {
    handle: routeRequests(routes, ownRoutes),
    /** Deletes all accounts and codes. */
    clear,
  };
}
