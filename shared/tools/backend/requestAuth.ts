import { isExpired, readIdToken } from './auth/idToken.ts';
import type { JsonObject } from './json.ts';
import { RequestError } from './requestError.ts';

/** Somebody with an ID token. */
export interface UserAuth {
  readonly kind: 'user';
  readonly uid: string;
  readonly claims: JsonObject;
}

/** Who asks. The owner (`Bearer owner`) is the seed and the tests: every rule is open to it. */
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
