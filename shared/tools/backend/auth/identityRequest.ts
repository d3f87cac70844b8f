import type { JsonObject } from '../json.ts';
import type { ServerRequest } from '../request.ts';
import { identityError, invalidCredential, missingKey, payloadError } from './identityError.ts';

/** Refuses a request without an API key, unless the owner sends it. Throws Google's errors. */
export function checkKey({ url, authorization }: ServerRequest): void {
  const [scheme = '', token = ''] = authorization?.split(' ') ?? [];
  if (scheme.toLowerCase() === 'bearer') {
    if (token.toLowerCase() !== 'owner') throw invalidCredential();
  } else if (!queryOf(url).get('key')) throw missingKey();
}

/**
 * The texts that a JSON body has under these names, absent ones as empty. Throws Google's errors for a body that is none, and
 * for the first of the names whose value is no text.
 */
export function readTexts<Name extends string>(
  request: ServerRequest,
  ...names: readonly Name[]
): Readonly<Record<Name, string>> {
  checkType(request, 'application/json');
  const body = new Map(Object.entries(parseBody(request.body)).map(([name, value]) => [camelCase(name), value]));
  const texts = names.map((name): [Name, string] => {
    const value = body.has(name) ? body.get(name) : '';
    // protobuf's JSON form: a number stands for its digits.
    if (typeof value !== 'string' && typeof value !== 'number') throw payloadError(`/${name} must be string`);
    return [name, String(value)];
  });
  return Object.fromEntries(texts) as Record<Name, string>;
}

/** The entries of a form's body. */
export function readForm(request: ServerRequest): URLSearchParams {
  checkType(request, 'application/x-www-form-urlencoded');
  return new URLSearchParams(request.body);
}

/** A body without a type is read as if it had the right one. */
function checkType({ contentType, body }: ServerRequest, expected: string): void {
  const type = contentType?.split(';')[0]!.trim().toLowerCase();
  if (body !== '' && type && type !== expected)
    throw identityError(`Invalid content-type: ${contentType}`, { reason: 'unknown' });
}

function parseBody(body: string): JsonObject {
  if (body === '') return {};
  let content: unknown;
  try {
    content = JSON.parse(body);
  } catch (error) {
    throw payloadError((error as Error).message, 'parseError');
  }
  if (typeof content !== 'object' || content === null) throw payloadError('Unexpected token', 'parseError');
  if (Array.isArray(content)) throw payloadError(' must be object');
  return content as JsonObject;
}

/** Google's services take `phone_number` for `phoneNumber`. */
const camelCase = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const queryOf = (url: string): URLSearchParams => new URLSearchParams(url.split('?')[1]);
