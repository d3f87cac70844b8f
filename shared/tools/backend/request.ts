/** One request as the services see it. */
export interface ServerRequest {
  readonly method: string;
  /** As it was sent, with the query. */
  readonly url: string;
  /** Decoded, without the query. */
  readonly path: string;
  readonly authorization: string | undefined;
  readonly contentType: string | undefined;
  /** The address that sent it. */
  readonly address: string;
  readonly body: string;
  /** The body as JSON; undefined when it is empty. Throws an error when it is not JSON. */
  json(): unknown;
}

/** Returns what is to be sent as JSON, or throws a RequestError. */
export type RequestHandler = (request: ServerRequest) => unknown;

/** The `status` words of Google's error responses that this backend uses. */
const HTTP_STATUS = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  ALREADY_EXISTS: 409,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
  /** HTTP's own word: Google's storage is never full. */
  INSUFFICIENT_STORAGE: 507,
};
export type Status = keyof typeof HTTP_STATUS;

/** True when the text is one of Google's status words. */
export const isStatus = (text: string): text is Status => Object.hasOwn(HTTP_STATUS, text);

/** A response that is not a success. Everything a request can do wrong is thrown as one of these. */
export class RequestError extends Error {
  readonly httpStatus: number;

  constructor(
    readonly status: Status,
    message: string,
  ) {
    super(message);
    this.httpStatus = HTTP_STATUS[status];
  }

  /** Google's error body; `errors` is what the Auth SDK's older paths read. */
  toJSON(): unknown {
    const { httpStatus: code, message, status } = this;
    return { error: { code, message, status, errors: [{ message, reason: 'invalid', domain: 'global' }] } };
  }
}

/** A bad request. */
export function invalid(message: string): RequestError {
  return new RequestError('INVALID_ARGUMENT', message);
}

/** The backend serves exactly what the site requests; the rest needs Google's emulator. */
export function notServed(what: string): RequestError {
  return new RequestError(
    'UNIMPLEMENTED',
    `${what} is not served by the embedded backend. Start with the Java emulator for this.`,
  );
}
