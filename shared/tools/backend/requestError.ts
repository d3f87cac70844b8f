/** The `status` words of Google's error answers that this backend uses. */
export type Status =
  | 'INVALID_ARGUMENT'
  | 'FAILED_PRECONDITION'
  | 'UNAUTHENTICATED'
  | 'PERMISSION_DENIED'
  | 'NOT_FOUND'
  | 'ALREADY_EXISTS'
  | 'RESOURCE_EXHAUSTED'
  | 'INTERNAL'
  | 'UNIMPLEMENTED'
  | 'UNAVAILABLE';

const HTTP_STATUS: Record<Status, number> = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
};

/** An answer that is not a success. Everything a request can do wrong is thrown as one of these. */
export class RequestError extends Error {
  readonly status: Status;

  constructor(status: Status, message: string) {
    super(message);
    this.status = status;
  }

  get httpStatus(): number {
    return HTTP_STATUS[this.status];
  }

  /** Google's error body; `errors` is what the Auth SDK's older paths read. */
  toJSON(): unknown {
    return {
      error: {
        code: this.httpStatus,
        message: this.message,
        status: this.status,
        errors: [{ message: this.message, reason: 'invalid', domain: 'global' }],
      },
    };
  }
}

export function invalid(message: string): RequestError {
  return new RequestError('INVALID_ARGUMENT', message);
}

/** The backend serves exactly what the site asks; the rest is the real emulator's business. */
export function notServed(what: string): RequestError {
  return new RequestError(
    'UNIMPLEMENTED',
    `${what} is not served by the embedded backend. Start with the Java emulator for this.`,
  );
}
