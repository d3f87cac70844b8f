import { asObject, type JsonObject } from '../json.ts';

/** Firebase's ID tokens live one hour. */
export const ID_TOKEN_LIFE_SECONDS = 3600;

export interface SignIn {
  readonly uid: string;
  /** E.164 */
  readonly phoneNumber: string;
  /** When the code was confirmed, in seconds since 1970; a refreshed token keeps it. */
  readonly authTime: number;
}

/** An unsigned ID token with the claims of a phone sign-in, as Google's own emulator gives it. */
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
  const isOurs = typeof claims.sub === 'string' && claims.sub !== '' && claims.aud === project;
  return isOurs ? claims : undefined;
}

export function isExpired({ exp }: JsonObject, nowMs: number): boolean {
  return typeof exp !== 'number' || exp * 1000 <= nowMs;
}

/** Carries what a fresh ID token needs; unsigned too. */
export function createRefreshToken({ uid, authTime }: SignIn): string {
  return encodePart({ uid, authTime });
}

export function readRefreshToken(token: string): { uid: string; authTime: number } | undefined {
  const { uid, authTime } = decodePart(token);
  return typeof uid === 'string' && typeof authTime === 'number' ? { uid, authTime } : undefined;
}

function encodePart(content: unknown): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

function decodePart(text: string | undefined): JsonObject {
  try {
    return asObject(JSON.parse(Buffer.from(text ?? '', 'base64url').toString()));
  } catch {
    return {};
  }
}
