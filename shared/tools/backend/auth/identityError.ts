import { RequestError, type Status } from '../request.ts';

/** An error in the form of Google's identity services, which is not quite Firestore's. */
class IdentityError extends RequestError {
  constructor(
    status: Status,
    message: string,
    private readonly content: unknown,
  ) {
    super(status, message);
  }

  override toJSON(): unknown {
    return this.content;
  }
}

/** One of Auth's named errors (`INVALID_CODE`): these have no status word. */
export function identityError(message: string, reason: object = { reason: 'invalid', domain: 'global' }): RequestError {
  const content = { error: { code: 400, message, errors: [{ message, ...reason }] } };
  return new IdentityError('INVALID_ARGUMENT', message, content);
}

/** A body that is no JSON, or not of the right types. */
export function payloadError(problem: string, reason = 'invalid'): RequestError {
  const message = `Invalid JSON payload received. ${problem}`;
  return withStatus('INVALID_ARGUMENT', message, { message, reason, domain: 'global' });
}

export function methodNotAllowed(method: string, url: string): RequestError {
  const message = `Method ${method} not allowed for ${url}`;
  return new IdentityError('METHOD_NOT_ALLOWED', message, { message });
}

export function notFound(): RequestError {
  return withStatus('NOT_FOUND', 'Not Found', { message: 'Not Found', reason: 'notFound' });
}

export function missingKey(): RequestError {
  const message = 'The request is missing a valid API key.';
  return withStatus('PERMISSION_DENIED', message, { message, reason: 'forbidden', domain: 'global' });
}

export function invalidCredential(): RequestError {
  const message =
    'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential. See https://developers.google.com/identity/sign-in/web/devconsole-project.';
  return withStatus('UNAUTHENTICATED', message, {
    message: 'Invalid Credentials',
    domain: 'global',
    reason: 'authError',
    location: 'Authorization',
    locationType: 'header',
  });
}

function withStatus(status: Status, message: string, error: object): RequestError {
  const { httpStatus: code } = new RequestError(status, message);
  return new IdentityError(status, message, { error: { code, message, errors: [error], status } });
}
