/** `offline`: there is no network, and what was saved does not hold it. */
export type RemoteFailure = 'unavailable' | 'offline' | 'needsUpdate' | 'disabled';

/** Why a remote cannot be shown; `cause` is what happened, `text` what its team has to say about it. */
export class RemoteError extends Error {
  override name = 'RemoteError';
  readonly failure: RemoteFailure;
  readonly text: string | undefined;
  constructor(failure: RemoteFailure, { cause, text }: { cause?: unknown; text?: string } = {}) {
    super(text ?? failure, { cause });
    this.failure = failure;
    this.text = text;
  }
}
