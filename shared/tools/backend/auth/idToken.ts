import { asObject, type JsonObject } from '../json.ts';
import { RequestError } from '../request.ts';

/** Firebase's ID tokens live one hour. */
export const ID_TOKEN_LIFE_SECONDS = 3600;

export interface SignIn {
  readonly uid: string;
  /** E.164 */
  readonly phoneNumber: string;
  /** The time at which the code was confirmed, in seconds since 1970; a refreshed token has the same. */
  readonly authTime: number;
}

/** Somebody with an ID token. */
export interface UserAuth {
  readonly kind: 'user';
  readonly uid: string;
  readonly claims: JsonObject;
}

/** The sender of a request. The owner (`Bearer owner`) is the seed and the tests: every rule is open to it. */
export type RequestAuth = { readonly kind: 'owner' } | { readonly kind: 'anonymous' } | UserAuth;

/** Reads an `Authorization` header. Throws UNAUTHENTICATED for a token that is broken or expired. */
export function readAuth(authorization: string | undefined, project: string, nowMs: number): RequestAuth {
  if (!authorization) return { kind: 'anonymous' };
  if (authorization === 'Bearer owner') return { kind: 'owner' };
  const claims = readIdToken(authorization.replace(/^Bearer /, ''), project);
  if (!claims || isExpired(claims, nowMs))
    throw new RequestError('UNAUTHENTICATED', 'The ID token is invalid or has expired.');
  return { kind: 'user', uid: String(claims.sub), claims };
}

/** An unsigned ID token with the claims of a phone sign-in, as Google's own emulator issues it. */
export function createIdToken({ uid, phoneNumber, authTime }: SignIn, project: string, nowMs: number): string {
  const issuedAt = Math.floor(nowMs / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    user_id: uid,
    phone_number: phoneNumber,
    auth_time: authTime,
    iat: issuedAt,
    exp: issuedAt + ID_TOKEN_LIFE_SECONDS,
    firebase: { identities: { phone: [phoneNumber] }, sign_in_provider: 'phone' },
  };
  return `${encodePart({ alg: 'none', typ: 'JWT' })}.${encodePart(claims)}.`;
}

/** The claims of this project's token; undefined when it is broken or for another project. The signature is not checked. */
export function readIdToken(token: string, project: string): JsonObject | undefined {
  const claims = decodePart(token.split('.')[1]);
  return typeof claims.sub === 'string' && claims.sub !== '' && claims.aud === project ? claims : undefined;
}

export function isExpired({ exp }: JsonObject, nowMs: number): boolean {
  return typeof exp !== 'number' || exp * 1000 <= nowMs;
}

/** Carries what a fresh ID token needs; unsigned too. */
export function createRefreshToken({ uid, authTime }: SignIn): string {
  return encodePart({ uid, authTime });
}

/** Reads a token that `createRefreshToken` wrote; undefined for any other text. */
export function readRefreshToken(token: string): Omit<SignIn, 'phoneNumber'> | undefined {
  const { uid, authTime } = decodePart(token);
  return typeof uid === 'string' && typeof authTime === 'number' ? { uid, authTime } : undefined;
}

function encodePart(content: unknown): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

function decodePart(text = ''): JsonObject {
  try {
    return asObject(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return {};
  }
}
