export type BackendErrorKind = 'unreachable' | 'timedOut' | 'denied' | 'busy' | 'invalid' | 'unknown';

/** Why a call to Firestore failed, in the few kinds that screens distinguish. `cause` keeps the SDK's own error. */
export class BackendError extends Error {
  override name = 'BackendError';
  readonly kind: BackendErrorKind;
  constructor(kind: BackendErrorKind, cause?: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

const KIND_OF_CODE: Record<string, BackendErrorKind> = {
  'permission-denied': 'denied',
  unauthenticated: 'denied',
  'resource-exhausted': 'busy',
  'failed-precondition': 'invalid',
  'invalid-argument': 'invalid',
  'not-found': 'invalid',
  unavailable: 'unreachable',
  'deadline-exceeded': 'timedOut',
  // The lite SDK reports refused connections and captive portals alike as 'unknown' (docs/decisions/004-firestore-lite.md).
  unknown: 'unreachable',
};

/** The BackendError for whatever a call threw. */
export function toBackendError(error: unknown): BackendError {
  if (error instanceof BackendError) return error;
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return new BackendError(KIND_OF_CODE[code.replace(/^.*\//, '')] ?? 'unknown', error);
}

/** The kind of a BackendError, by its name: a remote that compares classes would compare with a copy of its own. */
export function backendErrorKind(error: unknown): BackendErrorKind | undefined {
  return error instanceof Error && error.name === 'BackendError' ? (error as BackendError).kind : undefined;
}
