import { isExpired, readIdToken } from './auth/idToken.ts';
import type { JsonObject } from './json.ts';
import { Refusal } from './refusal.ts';

/** Somebody with an ID token. */
export interface UserCaller {
  readonly kind: 'user';
  readonly uid: string;
  readonly claims: JsonObject;
}

/** Who asks. The owner (`Bearer owner`) is the seed and the tests: every rule is open to it. */
export type Caller = { readonly kind: 'owner' } | { readonly kind: 'anonymous' } | UserCaller;

/** Reads an `Authorization` header. Throws UNAUTHENTICATED for a token that is broken or expired. */
export function readCaller(authorization: string | undefined, project: string, nowMs: number): Caller {
  if (!authorization) return { kind: 'anonymous' };
  if (authorization === 'Bearer owner') return { kind: 'owner' };
  const claims = readIdToken(authorization.replace(/^Bearer /, ''), project);
  if (!claims || isExpired(claims, nowMs))
    throw new Refusal('UNAUTHENTICATED', 'The ID token is invalid or has expired.');
  return { kind: 'user', uid: String(claims.sub), claims };
}
