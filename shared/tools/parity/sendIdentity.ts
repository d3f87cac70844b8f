import { asObject, type JsonObject } from '../backend/json.ts';
import type { IdentityAnswer, SendCall } from './identityCases.ts';

/** Sends calls to the backend of phone sign-in that listens on this port. */
export function sendTo(port: number): SendCall {
  return async ({ path, method = 'POST', body, contentType = 'application/json', authorization }) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: Buffer.from(body) }), // as bytes: fetch gives a text a type of its own
      headers: {
        ...(body !== undefined && contentType && { 'content-type': contentType }),
        ...(authorization && { authorization }),
      },
    });
    const text = await response.text();
    const raw = parse(text);
    return { raw, ...comparable({ status: response.status, content: raw }) };
  };
}

function parse(text: string): Record<string, unknown> {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return { text };
  }
}

/** Ids, tokens and times, which differ from call to call or from backend to backend; and what V8 says of broken JSON, which differs by version. */
const comparable = ({ status, content }: IdentityAnswer): IdentityAnswer => ({
  status,
  content: comparableValue('', content),
});

const CHANGING = [
  'sessionInfo',
  'refreshToken',
  'refresh_token',
  'localId',
  'user_id',
  'sub',
  'recaptchaStoken',
  'recaptchaSiteKey',
  'project_id',
];
const TIMES = ['createdAt', 'lastLoginAt', 'lastRefreshAt', 'auth_time', 'iat', 'exp'];

function comparableValue(name: string, value: unknown): unknown {
  if (CHANGING.includes(name)) return typeof value;
  if (TIMES.includes(name)) return `${typeof value} ${String(value).length}`;
  if (typeof value === 'string' && /^(idToken|id_token|access_token)$/.test(name))
    return comparableValue('', claimsOf(value));
  if (name === 'message' && typeof value === 'string')
    return value.replace(/^(Invalid JSON payload received\.) (?!.* must ).*/, '$1');
  if (Array.isArray(value)) return value.map((item) => comparableValue('', item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, comparableValue(key, item)]));
}

const claimsOf = (token: string): JsonObject =>
  asObject(JSON.parse(String(Buffer.from(token.split('.')[1]!, 'base64url'))));
