export type RemoteFailure = 'unavailable' | 'needsUpdate';

/** Why a remote cannot be shown; `cause` is what happened. */
export class RemoteError extends Error {
  override name = 'RemoteError';
  readonly failure: RemoteFailure;
  constructor(failure: RemoteFailure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}
